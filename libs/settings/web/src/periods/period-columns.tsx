import { formatDate } from '@afterbell/core/domain';
import { Badge, useIsPhone, useMediaQuery, useSession, type Column } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { CalendarCheck } from 'lucide-react';
import { useMemo } from 'react';
import type { PeriodsListQuery, PeriodsListQueryVariables } from './__generated__/periods-list';
import { usePeriodsTexts } from './periods-texts';

export type PeriodRow = PeriodsListQuery['dataCollectionPeriods']['nodes'][number];
type Sorts = NonNullable<PeriodsListQueryVariables['sort']>;
type SortField = (Sorts extends (infer One)[] | infer One ? One : never)['field'];
type PeriodColumn = Column<PeriodRow> & { sort?: SortField };

export const PERIOD_SORTS = ['name', 'type', 'kind', 'year', 'startsOn', 'endsOn'] as const satisfies readonly SortField[];

/** Where terms stand beneath their year, a column of years can be spared. */
const NARROW = '(max-width: 1023px)';

/** `grouped`: each year is followed by its terms, which stand a step in. */
export function usePeriodColumns(grouped: boolean): readonly Column<PeriodRow>[] {
  const t = usePeriodsTexts();
  const narrow = useMediaQuery(NARROW);
  const { today } = useSession();
  return useMemo(() => {
    const columns: readonly PeriodColumn[] = [
      { id: 'name', header: t('field.name'), sort: 'name', cell: (row) => <Name row={row} indented={grouped && row.type === 'reporting_term'} now={row.startsOn <= today && today <= row.endsOn} /> },
      { id: 'type', header: t('field.type'), sort: 'type', cell: (row) => t(`type.${row.type}`) },
      { id: 'kind', header: t('field.kind'), sort: 'kind', hidden: true, cell: (row) => row.kind && t(`kind.${row.kind}`) },
      ...(narrow ? [] : [{ id: 'year', header: t('field.year'), sort: 'year', cell: (row) => (row.type === 'reporting_term' ? row.year?.name : '') } satisfies PeriodColumn]),
      { id: 'startsOn', header: t('field.startsOn'), sort: 'startsOn', card: 'fact', cell: (row) => formatDate(row.startsOn) },
      { id: 'endsOn', header: t('field.endsOn'), sort: 'endsOn', card: 'fact', cell: (row) => formatDate(row.endsOn) },
      { id: 'organizations', header: t('field.organizations'), card: 'badge', cell: (row) => <TakingPart part={row.takingPart} /> },
    ];
    return columns;
  }, [t, narrow, today, grouped]);
}

/** Only what is out of the ordinary is marked; a card on a phone says nothing else. */
function TakingPart({ part }: { part: PeriodRow['takingPart'] }) {
  const t = usePeriodsTexts();
  const phone = useIsPhone();
  if (part === 'all') return phone ? null : t('takingPart.all');
  return <Badge tone={part === 'some' ? 'blue' : 'gray'}>{t(`takingPart.${part}`)}</Badge>;
}

function Name({ row, now, indented }: { row: PeriodRow; now: boolean; indented: boolean }) {
  const t = usePeriodsTexts();
  return (
    <chakra.span css={{ display: 'inline-flex', alignItems: 'center', gap: '2', ps: indented ? '6' : '0' }}>
      {row.name}
      {now && (
        <Badge tone="blue" icon={<CalendarCheck aria-hidden="true" />}>
          {t('now')}
        </Badge>
      )}
    </chakra.span>
  );
}
