import { chakra } from '@chakra-ui/react';
import { Button, Dialog, Field, Notice, notify, TextInput, useCoreTexts } from '@afterbell/core/web';
import { useState } from 'react';
import { useAuditPolicyQuery, useSaveAuditRetentionMutation } from './__generated__/audit';
import { useAuditTexts } from './audit-texts';

function useTimeWords() {
  const t = useAuditTexts();
  return (months: number) => (months % 12 === 0 ? t('years', { count: months / 12 }) : t('months', { count: months }));
}

/** How long rows are kept, and its change for whoever may. */
export function AuditRetention() {
  const t = useAuditTexts();
  const words = useTimeWords();
  const [open, setOpen] = useState(false);
  const { data } = useAuditPolicyQuery();
  const policy = data?.auditPolicy;
  if (!policy) return null;
  return (
    <chakra.div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', color: 'fg.muted', fontSize: 'sm' }}>
      {t('keptFor', { time: words(policy.retentionMonths) })}
      {policy.viewerCanEdit && (
        <Button variant="link" onClick={() => setOpen(true)}>
          {t('change')}
        </Button>
      )}
      {open && <RetentionDialog months={policy.retentionMonths} onClose={() => setOpen(false)} />}
    </chakra.div>
  );
}

function RetentionDialog({ months, onClose }: { months: number; onClose: () => void }) {
  const t = useAuditTexts();
  const core = useCoreTexts();
  const words = useTimeWords();
  const [typed, setTyped] = useState(String(months));
  const [problem, setProblem] = useState<string | null>(null);
  const [save, { loading }] = useSaveAuditRetentionMutation({ refetchQueries: ['auditPolicy', 'auditTrail'] });
  const wanted = Number(typed);

  async function submit() {
    const { data } = await save({ variables: { months: Number.isInteger(wanted) ? wanted : 0, expected: months } }).catch(() => ({ data: null }));
    const [first] = data?.saveAuditRetention.problems ?? [];
    if (first) setProblem(first.message);
    else if (data) {
      notify({ severity: 'success', title: t('saved') });
      onClose();
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('retentionTitle')}
      size="sm"
      onSubmit={() => void submit()}
      footer={
        <>
          <Button onClick={onClose}>{core('cancel')}</Button>
          <Button type="submit" variant="solid" loading={loading}>
            {t('save')}
          </Button>
        </>
      }
    >
      <chakra.div css={{ display: 'flex', flexDirection: 'column', gap: '4' }}>
        <Field label={t('retentionLabel')} hint={t('retentionHint')} error={problem ?? undefined}>
          <TextInput inputMode="numeric" value={typed} onChange={(event) => setTyped(event.target.value.trim())} />
        </Field>
        {wanted >= 36 && wanted < months && <Notice severity="warn">{t('retentionShorter', { time: words(wanted) })}</Notice>}
      </chakra.div>
    </Dialog>
  );
}
