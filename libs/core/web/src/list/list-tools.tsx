import { rulesOf } from '@afterbell/core/domain';
import { chakra, Popover, Portal } from '@chakra-ui/react';
import { ListFilter as FilterIcon } from 'lucide-react';
import { useState } from 'react';
import { useIsPhone } from '../hooks/use-media-query';
import { useCoreTexts } from '../i18n/core-texts';
import { Button } from '../ui/button';
import { Sheet } from '../ui/dialog';
import { Field } from '../ui/field';
import { NativeSelect } from '../ui/inputs';
import type { Column } from './columns';
import { FilterBuilder } from './filter-builder';
import type { ListState } from './use-list-state';

export interface FilterToolProps<Row> {
  state: ListState;
  columns: readonly Column<Row>[];
}

/** A popover on a wide screen; on a phone a sheet, which also holds the order, since cards have no headers. */
export function FilterTool<Row>({ state, columns }: FilterToolProps<Row>) {
  const t = useCoreTexts();
  const phone = useIsPhone();
  const [open, setOpen] = useState(false);
  const count = rulesOf(state.filter).length;
  const sortable = columns.filter((column) => column.sort !== undefined);
  if (state.fields.length === 0 && !(phone && sortable.length > 0)) return null;
  const button = (
    <Button icon={<FilterIcon aria-hidden="true" />} onClick={phone ? () => setOpen(true) : undefined}>
      {t('list.filters')}
      {count > 0 && <chakra.span css={{ bg: 'accent.subtle', color: 'accent.fg', borderRadius: 'sm', px: '1.5' }}>{count}</chakra.span>}
    </Button>
  );
  const builder = state.fields.length > 0 && <FilterBuilder fields={state.fields} filter={state.filter} onChange={state.setFilter} />;
  if (phone) {
    return (
      <>
        {button}
        <Sheet
          open={open}
          onClose={() => setOpen(false)}
          title={t('list.filters')}
          footer={
            <Button variant="solid" full onClick={() => setOpen(false)}>
              {t('done')}
            </Button>
          }
        >
          <chakra.div css={{ display: 'flex', flexDirection: 'column', gap: '5' }}>
            {sortable.length > 0 && <SortField state={state} columns={sortable} />}
            {builder}
          </chakra.div>
        </Sheet>
      </>
    );
  }
  return (
    <Popover.Root open={open} onOpenChange={(details) => setOpen(details.open)} positioning={{ placement: 'bottom-start' }} lazyMount unmountOnExit>
      <Popover.Trigger asChild>{button}</Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content css={{ width: '38rem' }} aria-label={t('list.filters')}>
            <Popover.Body>{builder}</Popover.Body>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}

/** Which part of the list is shown: mostly one is meant, and the others are found where it is said. */
export function PartsTool({ state }: { state: ListState }) {
  if (!state.parts) return null;
  const { label, parts } = state.parts;
  return <chakra.div css={{ flex: '0 0 auto', maxW: 'full' }}><NativeSelect aria-label={label} options={parts.map(({ id, label: words }) => ({ value: id, label: words }))} value={state.only} onChange={({ target: { value } }) => state.setOnly(value)} /></chakra.div>;
}

function SortField<Row>({ state, columns }: { state: ListState; columns: readonly Column<Row>[] }) {
  const t = useCoreTexts();
  const current = state.sort[0];
  const options = columns.flatMap((column) => [
    { value: column.sort ?? '', label: t('list.sortedAscending', { column: column.header }) },
    { value: `-${column.sort}`, label: t('list.sortedDescending', { column: column.header }) },
  ]);
  return (
    <Field label={t('list.order')}>
      <NativeSelect
        options={options}
        value={current ? `${current.direction === 'desc' ? '-' : ''}${current.field}` : ''}
        placeholder={current ? undefined : ''}
        onChange={({ target: { value } }) => state.setSort(value.startsWith('-') ? [{ field: value.slice(1), direction: 'desc' }] : [{ field: value, direction: 'asc' }])}
      />
    </Field>
  );
}

/** The plain ones first, then each heading with its own. */
export function groupsOf<T extends { readonly group?: string }>(items: readonly T[]): [group: string, items: readonly T[]][] {
  const groups = new Map<string, T[]>([['', []]]);
  for (const item of items) groups.set(item.group ?? '', [...(groups.get(item.group ?? '') ?? []), item]);
  return [...groups].filter(([, some]) => some.length > 0);
}
