import { dateIn, formatDate } from '@afterbell/core/domain';
import { Checkbox, useOptionalSession } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { useClassListTexts } from './class-list-texts';
import type { ClassListState, ReportRow } from './use-class-list';

type Change = ReportRow['changes'][number];

const Changes = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '1', mt: '2', fontSize: 'sm' } });

/** What the file says otherwise: ticked where it is written over what is on record. */
export function ClassListChanges({ row, onTick }: { row: ReportRow; onTick: ClassListState['tick'] }) {
  const t = useClassListTexts();
  const timeZone = useOptionalSession()?.timeZone ?? 'UTC';
  const ticked = row.changes.filter(({ applies }) => applies).map(({ field }) => field);
  const word = (value: string | null, field: Change['field']) => (value === null ? t('change.empty') : field === 'birthDate' ? formatDate(value) : value);
  return (
    <Changes role="group" aria-label={t('change.label', { line: row.line })}>
      {row.changes.map((change) => {
        const { field, recorded, given, applies } = change;
        return (
          <Checkbox
            key={field}
            label={t('change.of', { field: t(`field.${field}`), recorded: word(recorded, field), given: word(given, field) })}
            hint={t(originOf(change), { name: change.sourceRef ?? '', at: change.at ? formatDate(dateIn(timeZone, new Date(change.at))) : '' })}
            checked={applies}
            onChange={() => onTick(row.line, applies ? ticked.filter((one) => one !== field) : [...ticked, field])}
          />
        );
      })}
    </Changes>
  );
}

function originOf({ source, isProtected, sourceRef }: Change) {
  if (source === null) return 'change.unknown';
  if (source === 'staff') return isProtected ? 'change.typed' : 'change.released';
  if (isProtected) return 'change.protected';
  return sourceRef ? 'change.from' : 'change.brought';
}
