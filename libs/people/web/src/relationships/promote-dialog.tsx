import { Button, DateBox, Dialog, Field, failuresOf, Notice, notify, OrganizationCombobox, type OrganizationChoice, silent, useCoreTexts, useSession } from '@afterbell/core/web';
import { useState } from 'react';
import { useMakeParticipantMutation } from './__generated__/relationships';
import { Rows } from './contact-fields';
import type { PersonChoice } from './person-combobox';
import { useRelationshipsTexts } from './relationships-texts';

export interface PromoteDialogProps {
  person: Pick<PersonChoice, 'id' | 'displayName' | 'birthDate' | 'version'>;
  onClose: () => void;
  onChanged: () => void;
}

/** A contact begins to take part. */
export function PromoteDialog({ person, onClose, onChanged }: PromoteDialogProps) {
  const t = useRelationshipsTexts();
  const core = useCoreTexts();
  const { today, organization, levelName } = useSession();
  const atSite = organization.level === 'site';
  const [site, setSite] = useState<OrganizationChoice | null>(atSite ? organization : null);
  const [birthDate, setBirthDate] = useState(person.birthDate ?? '');
  const [startsOn, setStartsOn] = useState<string>(today);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = useState(false);
  const [promote] = useMakeParticipantMutation({ context: silent() });

  async function submit() {
    if (busy) return;
    setBusy(true);
    try {
      const { data } = await promote({ variables: { input: { personId: person.id, version: person.version, siteId: site?.id ?? '', startsOn, birthDate: birthDate || null } } });
      const problems = data?.makeParticipant.problems ?? [];
      const labels: Readonly<Record<string, string>> = { siteId: levelName('site'), birthDate: t('field.birthDate'), startsOn: t('field.startsOn') };
      setErrors(Object.fromEntries(problems.map(({ path, message }) => [path ?? '', [labels[path ?? ''], message].filter(Boolean).join(' ')])));
      if (problems.length > 0) return;
      notify({ severity: 'success', title: t('promote.done', { name: person.displayName }) });
      onChanged();
      onClose();
    } catch (error) {
      setErrors({ '': failuresOf(error)[0]?.message[0] ?? t('said.failed') });
    } finally {
      setBusy(false);
    }
  }
  const general = errors[''] ?? errors['personId'];
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('promote.title', { name: person.displayName })}
      description={t('promote.body')}
      onSubmit={() => void submit()}
      footer={
        <>
          <Button onClick={onClose}>{core('cancel')}</Button>
          <Button type="submit" variant="solid" loading={busy}>
            {t('promote.confirm')}
          </Button>
        </>
      }
    >
      {general && (
        <Notice severity="error" live>
          {general}
        </Notice>
      )}
      <Rows>
        {!atSite && (
          <Field label={levelName('site')} error={errors['siteId']}>
            <OrganizationCombobox level="site" value={site} onChange={setSite} />
          </Field>
        )}
        <Field label={t('field.birthDate')} optional error={errors['birthDate']}>
          <DateBox value={birthDate} max={today} today={today} label={t('field.birthDate')} onChange={setBirthDate} />
        </Field>
        <Field label={t('field.startsOn')} error={errors['startsOn']}>
          <DateBox value={startsOn} today={today} label={t('field.startsOn')} onChange={setStartsOn} />
        </Field>
      </Rows>
    </Dialog>
  );
}
