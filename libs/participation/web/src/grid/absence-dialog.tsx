import { Button, DateBox, Dialog, Field, FieldGroup, notify, RadioList, TextArea, useCoreTexts } from '@afterbell/core/web';
import { formatDate, isPlainDate, type PlainDate } from '@afterbell/core/domain';
import { MAX_REASON } from '@afterbell/participation/domain';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { barrierAt, type GridData, keyOf } from './grid-model';
import { numberWords } from './grid-notices';
import type { GridStore } from './grid-store';
import { useGridTexts } from './grid-texts';
import { planBlock } from './grid-work';
import { useByParticipantTexts } from './participant-texts';

const KINDS = ['ExcusedAbsence', 'UnexcusedAbsence'] as const;
const Rows = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4', pt: '2' } });

export interface AbsenceDialogProps {
  name: string;
  data: GridData;
  store: GridStore;
  today: PlainDate;
  from: PlainDate;
  to: PlainDate;
  onClose: () => void;
}

/** One word about several days: every session on them, but where the child was seen. */
export function AbsenceDialog({ name, data, store, today, from, to, onClose }: AbsenceDialogProps) {
  const t = useByParticipantTexts();
  const grid = useGridTexts();
  const core = useCoreTexts();
  const start = today >= from && today <= to ? today : from;
  const [first, setFirst] = useState<string>(start);
  const [last, setLast] = useState<string>(start);
  const [kind, setKind] = useState<(typeof KINDS)[number]>('ExcusedAbsence');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const range = grid('range', { from: formatDate(from), to: formatDate(to) });
  const outside = (date: string) => (isPlainDate(date) && date >= from && date <= to ? null : t('absence.outside', { range }));
  const problems = { first: outside(first), last: outside(last) ?? (last < first ? t('absence.wrong') : null) };
  function apply() {
    setTried(true);
    if (problems.first ?? problems.last) return;
    const left = data.days.findIndex(({ date }) => date >= first);
    const right = data.days.findLastIndex(({ date }) => date <= last);
    const { stored } = store.snapshot();
    let present = 0;
    const plan = left < 0 ? null : planBlock({ data, store, today }, { top: 0, bottom: data.rows.length - 1, left, right }, (row, column) => {
      const [session, day] = [data.rows[row], data.days[left + column]];
      // Without a place there is no session to be absent from.
      if (!session || !day || !stored.has(keyOf({ personId: session.personId, date: day.date }))) return null;
      const seen = barrierAt(data, session, day) === null && store.markOf({ personId: session.personId, date: day.date }).status === 'Present';
      present += Number(seen);
      return seen ? null : { status: kind };
    });
    const count = store.apply((plan?.changes ?? []).map((change) => ({ ...change, reason: reason.trim() || null })));
    onClose();
    const asIs = [
      ...[...(plan?.barred ?? [])].map(([barrier, barred]) => grid(`report.barred.${barrier}`, { count: barred, cells: numberWords(barred) })),
      ...(['present', 'already'] as const).flatMap((cause) => {
        const sessions = cause === 'present' ? present : (plan?.changes.length ?? 0) - count;
        return sessions > 0 ? [t(`absence.${cause}`, { sessions: numberWords(sessions) })] : [];
      }),
    ].join(' ');
    const detail = asIs ? t('absence.left', { causes: asIs }) : undefined;
    if (count > 0) notify({ severity: detail ? 'warn' : 'success', title: t('absence.done', { count }), detail, action: { label: t('absence.undo'), onClick: () => store.undo() } });
    else notify({ severity: 'info', title: t('absence.nothing'), detail });
  }
  return (
    <Dialog
      open
      onClose={onClose}
      onSubmit={apply}
      size="sm"
      title={t('absence.title', { name })}
      description={t('absence.body')}
      footer={
        <>
          <Button onClick={onClose}>{core('cancel')}</Button>
          <Button variant="solid" type="submit">
            {t('absence.apply')}
          </Button>
        </>
      }
    >
      <Rows>
        <Field label={t('absence.from')} hint={t('absence.within', { range })} error={tried ? problems.first : null}>
          <DateBox label={t('absence.from')} value={first} min={from} max={to} today={today} onChange={setFirst} />
        </Field>
        <Field label={t('absence.to')} error={tried ? problems.last : null}>
          <DateBox label={t('absence.to')} value={last} min={from} max={to} today={today} onChange={setLast} />
        </Field>
        <FieldGroup legend={t('absence.kind')}>
          <RadioList name="absence-kind" value={kind} options={KINDS.map((value) => ({ value, label: t(`absence.${value}`) }))} onChange={(value) => setKind(KINDS.find((one) => one === value) ?? 'ExcusedAbsence')} />
        </FieldGroup>
        <Field label={t('absence.reason')} hint={t('absence.reasonHint')}>
          <TextArea rows={2} maxLength={MAX_REASON} value={reason} onChange={({ target }) => setReason(target.value)} />
        </Field>
      </Rows>
    </Dialog>
  );
}
