import { monthStart, type PlainDate } from '@afterbell/core/domain';
import { Combobox, Field, IconButton, NativeSelect, SegmentedRadios, SegmentedScope, silent, useCombobox, useSession } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { CalendarDays, List, X } from 'lucide-react';
import { useDeferredValue } from 'react';
import { monthName, monthOn } from './month-weeks';
import type { CalendarView } from './use-calendar-view';
import { useSiteCalendarTexts } from './site-calendar-texts';
import { useCalendarSiteChoicesQuery } from './__generated__/site-calendar';

const Bar = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '3', '& > *': { width: 'auto' } } });

const OFFERED = 50;
/** Months offered before and after today's. */
const MONTHS = 18;

/** List or month, one site or all, one month or any: all of it in the address. */
export function CalendarFilters({ view }: { view: CalendarView }) {
  const t = useSiteCalendarTexts();
  const { organization, today } = useSession();
  const first = monthOn(monthStart(today), -MONTHS);
  const months = Array.from({ length: 2 * MONTHS + 1 }, (_, index) => monthOn(first, index));
  if (view.month && !months.includes(view.month)) months.push(view.month);
  return (
    <Bar data-no-print="">
      <SegmentedScope>
        <SegmentedRadios
          legend={t('views')}
          name="calendar-view"
          value={view.shown}
          options={[
            { value: 'list', label: t('asList'), icon: <List aria-hidden="true" /> },
            { value: 'month', label: t('asMonth'), icon: <CalendarDays aria-hidden="true" /> },
          ]}
          onChange={(shown) => view.set({ view: shown === 'month' ? shown : null })}
        />
      </SegmentedScope>
      {organization.level !== 'site' && <SiteFilter siteId={view.siteId} onChange={(site) => view.set({ site })} />}
      {view.shown === 'list' && (
        <chakra.div css={{ width: '12rem' }}>
          <Field label={t('filter.month')} required={false}>
            <NativeSelect value={view.month ?? ''} options={[{ value: '', label: t('filter.anyMonth') }, ...months.map((month) => ({ value: month, label: monthName(month) }))]} onChange={({ target }) => view.set({ month: (target.value as PlainDate) || null })} />
          </Field>
        </chakra.div>
      )}
    </Bar>
  );
}

function SiteFilter({ siteId, onChange }: { siteId: string | null; onChange: (siteId: string | null) => void }) {
  const t = useSiteCalendarTexts();
  const state = useCombobox();
  const search = useDeferredValue((state.typed ?? '').trim());
  // Also asked when an address names a site: its name stands in the field.
  const { data, previousData, loading } = useCalendarSiteChoicesQuery({ variables: { search: search || null, first: OFFERED }, skip: !state.open && siteId === null, context: silent() });
  const choices = (data ?? previousData)?.actingOrganizations ?? [];
  return (
    <chakra.div css={{ display: 'flex', alignItems: 'flex-end', gap: '1', width: { base: 'full', sm: '18rem' } }}>
      <Field label={t('filter.site')} required={false}>
        <Combobox
          state={state}
          options={choices}
          loading={loading}
          keyOf={({ id }) => id}
          isChosen={({ id }) => id === siteId}
          text={siteId ? (choices.find(({ id }) => id === siteId)?.name ?? '…') : ''}
          placeholder={t('filter.anySite')}
          none={t('filter.noSite')}
          onChoose={({ id }) => onChange(id)}
          onEmptied={() => onChange(null)}
        >
          {({ name, path }) => (
            <>
              {name}
              {path && <small>{path}</small>}
            </>
          )}
        </Combobox>
      </Field>
      {siteId && <IconButton label={t('filter.clearSite')} icon={<X aria-hidden="true" />} onClick={() => onChange(null)} />}
    </chakra.div>
  );
}
