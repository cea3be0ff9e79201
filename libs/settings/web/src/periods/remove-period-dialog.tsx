import { Button, Dialog, notify, silent, useCoreTexts, useSessionContext } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useReportingTermObstaclesQuery, useReportingYearObstaclesQuery, useRemoveReportingTermMutation, useRemoveReportingYearMutation } from './__generated__/periods-list';
import type { PeriodRow } from './period-columns';
import { forgetTerms } from './period-form';
import { usePeriodsTexts } from './periods-texts';

export interface RemovePeriodDialogProps {
  row: PeriodRow;
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks before a period is removed; what is in use is not asked about but explained. */
export function RemovePeriodDialog({ row, onClose, onRemoved }: RemovePeriodDialogProps) {
  const t = usePeriodsTexts();
  const core = useCoreTexts();
  const { refresh } = useSessionContext();
  const [removeYear] = useRemoveReportingYearMutation();
  const [removeTerm] = useRemoveReportingTermMutation();
  const [busy, setBusy] = useState(false);
  const { id, name, version } = row;
  const ofYear = row.type === 'reporting_year';
  const options = { variables: { id }, fetchPolicy: 'network-only', context: silent() } as const;
  const year = useReportingYearObstaclesQuery({ ...options, skip: !ofYear });
  const term = useReportingTermObstaclesQuery({ ...options, skip: ofYear });
  const obstacles = ofYear ? year.data?.reportingYearObstacles : term.data?.reportingTermObstacles;

  async function remove() {
    const asked = { variables: { id, version }, update: forgetTerms };
    const problems = ofYear ? (await removeYear(asked)).data?.removeReportingYear.problems : (await removeTerm(asked)).data?.removeReportingTerm.problems;
    if (!problems) return;
    if (problems.length > 0) notify({ severity: 'error', title: t('removing.failed', { name }), detail: problems.map(({ message }) => message).join(' ') });
    else notify({ severity: 'success', title: t('removing.removed', { name }) });
    onRemoved();
    // It may have been the term that one is in.
    if (problems.length === 0) await refresh();
  }

  async function confirm() {
    setBusy(true);
    await remove().catch(() => undefined);
    onClose();
  }

  // Could it not be asked, the removal itself says what stands in the way.
  const asking = ofYear ? year.loading : term.loading;
  const inUse = (obstacles?.length ?? 0) > 0;
  return (
    <Dialog
      open
      role="alertdialog"
      size="sm"
      onClose={onClose}
      title={t(inUse ? 'removing.inUse' : 'removing.title', { name })}
      description={asking ? t('removing.checking') : inUse ? t('removing.inUseHint') : t(ofYear ? 'removing.year' : 'removing.term')}
      footer={
        inUse ? (
          <Button onClick={onClose}>{core('close')}</Button>
        ) : (
          <>
            <Button onClick={onClose}>{core('cancel')}</Button>
            <Button variant="danger" loading={asking || busy} onClick={() => void confirm()}>
              {t('removing.confirm', { name })}
            </Button>
          </>
        )
      }
    >
      {inUse && (
        <chakra.ul css={{ listStyle: 'disc', ps: '5' }}>
          {obstacles?.map((obstacle) => (
            <li key={obstacle}>{obstacle.charAt(0).toUpperCase() + obstacle.slice(1)}.</li>
          ))}
        </chakra.ul>
      )}
    </Dialog>
  );
}
