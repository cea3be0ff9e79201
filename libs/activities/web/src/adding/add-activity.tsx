import { Button, EmptyState, FlowPage, LoadHint, Notice, Skeleton, useCoreTexts } from '@afterbell/core/web';
import { useSearchParams } from 'react-router';
import { useAddingTexts } from './adding-texts';
import { AddSteps } from './add-steps';
import { useActivityWizard } from './use-activity-wizard';
import { STEPS, type StepName } from './wizard-steps';
import { ACTIVITIES_PATH } from '../activity-paths';

/** Three steps to an activity with its sessions; every step has an address of its own and the same activity. */
export function AddActivity({ step }: { step: StepName }) {
  const t = useAddingTexts();
  const core = useCoreTexts();
  const [params] = useSearchParams();
  const { wizard, form } = useActivityWizard();
  if (wizard) return <AddSteps wizard={wizard} step={step} open={params.get('session')} like={params.get('like')} />;
  return (
    <FlowPage title={t('title')} breadcrumb={[{ label: t('toList'), to: ACTIVITIES_PATH }]} steps={STEPS.map((id) => ({ id, label: t(`step.${id}`) }))} current={step} width="narrow" actions={null}>
      {form.kind === 'denied' || form.kind === 'missing' ? (
        <EmptyState kind="noRight" />
      ) : form.kind === 'failed' ? (
        <Notice severity="error" live title={core('errors.load')} action={<Button onClick={form.retry}>{core('retry')}</Button>}>
          <LoadHint />
        </Notice>
      ) : (
        <Skeleton lines={8} />
      )}
    </FlowPage>
  );
}
