import { chakra, Popover, Portal } from '@chakra-ui/react';
import { Settings2 } from 'lucide-react';
import { Fragment, useState } from 'react';
import { useIsPhone } from '../hooks/use-media-query';
import { useCoreTexts } from '../i18n/core-texts';
import { DENSITIES, useDensity } from '../theme/density';
import { Button } from '../ui/button';
import { Sheet } from '../ui/dialog';
import { Checkbox } from '../ui/inputs';
import { SegmentedRadios, SegmentedScope } from '../ui/segmented';
import type { Column } from './columns';
import { groupsOf } from './list-tools';

export interface ViewToolProps<Row> {
  columns: readonly Column<Row>[];
  hidden: readonly string[];
  onHidden: (ids: readonly string[] | null) => void;
}

/** Columns and row height of this person, kept in this browser. */
export function ViewTool<Row>({ columns, hidden, onHidden }: ViewToolProps<Row>) {
  const t = useCoreTexts();
  const phone = useIsPhone();
  const [open, setOpen] = useState(false);
  const [density, setDensity] = useDensity();
  const choosable = columns.filter((column, index) => index > 0 && !column.fixed);
  const button = (
    <Button variant="ghost" icon={<Settings2 aria-hidden="true" />} onClick={phone ? () => setOpen(true) : undefined}>
      {t('list.options')}
    </Button>
  );
  const choice = choosable.length > 0 && <ColumnChoice columns={choosable} hidden={hidden} onHidden={onHidden} />;
  if (phone) {
    // Cards have one density: a finger's.
    if (!choice) return null;
    return (
      <>
        {button}
        <Sheet
          open={open}
          onClose={() => setOpen(false)}
          title={t('list.options')}
          footer={
            <Button variant="solid" full onClick={() => setOpen(false)}>
              {t('done')}
            </Button>
          }
        >
          {choice}
        </Sheet>
      </>
    );
  }
  return (
    <Popover.Root positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit>
      <Popover.Trigger asChild>{button}</Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content css={{ width: '17rem' }} aria-label={t('list.options')}>
            <Popover.Body>
              {choice}
              <chakra.div css={{ fontWeight: 'semibold', mb: '2' }}>{t('list.density')}</chakra.div>
              <SegmentedScope>
                <SegmentedRadios legend={t('list.density')} name="density" value={density} options={DENSITIES.map((value) => ({ value, label: t(`shell.densities.${value}`) }))} onChange={setDensity} />
              </SegmentedScope>
            </Popover.Body>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}

function ColumnChoice<Row>({ columns, hidden, onHidden }: ViewToolProps<Row>) {
  const t = useCoreTexts();
  return (
    <chakra.fieldset css={{ border: '0', mb: '4', display: 'flex', flexDirection: 'column' }}>
      <chakra.legend css={{ fontWeight: 'semibold', mb: '1' }}>{t('list.columns')}</chakra.legend>
      {groupsOf(columns).map(([group, some]) => (
        <Fragment key={group}>
          {group !== '' && <chakra.div css={{ fontSize: 'xs', color: 'fg.muted', mt: '2' }}>{group}</chakra.div>}
          {some.map((column) => (
            <Checkbox
              key={column.id}
              label={column.header}
              checked={!hidden.includes(column.id)}
              onChange={(event) => onHidden(event.target.checked ? hidden.filter((id) => id !== column.id) : [...hidden, column.id])}
            />
          ))}
        </Fragment>
      ))}
      <div>
        <Button variant="link" onClick={() => onHidden(null)}>
          {t('list.resetColumns')}
        </Button>
      </div>
    </chakra.fieldset>
  );
}
