import type { FieldDefinition, FieldType } from '@afterbell/forms/domain';
import { chakra } from '@chakra-ui/react';
import type { CSSProperties, ReactNode } from 'react';

const Around = chakra('div', { base: { containerType: 'inline-size', width: 'full', minW: '0' } });
const Grid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: '6',
    rowGap: '5',
    alignItems: 'start',
    '& > *': { minW: '0' },
    '@container (min-width: 40rem)': { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', '& > *': { gridColumn: 'span var(--ab-columns, 12)' } },
    '@container (min-width: 60rem)': { '& > *': { gridColumn: 'span var(--ab-columns-roomy, 12)' } },
  },
});

/** Twelve columns where the form or the group has room for them, whatever the window is; one elsewhere. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return (
    <Around>
      <Grid>{children}</Grid>
    </Around>
  );
}

/** The columns of the narrower of both grids that a control can be used in. */
const LEAST: Partial<Record<FieldType, number>> = { date: 4, datetime: 4, date_range: 4, time_range: 4, currency: 4, date_picker: 6, signature: 6, subform: 6, multiselect_table: 6, permissions_by_role: 6, file: 4, image: 4, attachment: 4 };
/** What six of its columns hold, four of the wider grid hold. */
const ROOMY = 0.6;

/** How many columns a field takes: as its design says, and never fewer than its control needs. */
export function columnsOf({ uiWidth, type }: Pick<FieldDefinition, 'uiWidth' | 'type'>): CSSProperties {
  const wanted = Math.min(12, Math.max(1, Math.round(uiWidth) || 12));
  const least = LEAST[type] ?? 3;
  return { '--ab-columns': String(Math.max(wanted, least)), '--ab-columns-roomy': String(Math.max(wanted, Math.ceil(least * ROOMY))) } as CSSProperties;
}
