import { Button, IconButton, NativeSelect, SearchInput, SegmentedRadios, SegmentedScope, useIsPhone } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { CheckCheck, Clock, Search, SlidersHorizontal, Undo2 } from 'lucide-react';
import { memo, type RefObject, useEffect, useRef, useState } from 'react';
import { useTakeTexts } from '../shared/take-texts';
import type { RosterStore } from './roster-store';
import type { RosterSummary } from './roster-view';
import { useRosterTexts } from './roster-texts';
import { type RosterDay, takesMarks } from './marks';
import type { Scope } from './use-roster';

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    '& > [data-part=search]': { flex: { base: '1 1 100%', md: '1 1 12rem' } },
    '& > [data-part=end]': { display: 'flex', flexWrap: 'wrap', gap: '2', width: { base: 'full', lg: 'auto' } },
    '& > [data-part=rest]': { flex: { base: '1 1 0', md: 'none' }, minW: '0', '& > button': { width: { base: 'full', sm: 'auto' }, minW: { sm: '15rem' }, '& > svg': { display: { base: 'none', sm: 'block' } } } },
  },
});

export interface RosterToolbarProps {
  store: RosterStore;
  summary: RosterSummary;
  day: RosterDay;
  scope: Scope;
  onScope: (scope: Scope) => void;
  search: string;
  onSearch: (search: string) => void;
  searchBox: RefObject<HTMLInputElement | null>;
  useCurrentTime: boolean;
  onUseCurrentTime: (on: boolean) => void;
}

export function RosterToolbar({ store, summary, day, scope, onScope, search, onSearch, searchBox, useCurrentTime, onUseCurrentTime }: RosterToolbarProps) {
  const t = useRosterTexts();
  const edit = takesMarks(day);
  const phone = useIsPhone();
  const [open, setOpen] = useState<'search' | 'options' | 'times' | null>(null);
  const turn = (part: 'search' | 'options') => setOpen(open === part || (part === 'options' && open === 'times') ? null : part);
  // On a phone the children have the room: what is rarely changed opens beneath the line of tools.
  const searches = !phone || open === 'search' || search !== '';
  const sets = !phone || open === 'options' || open === 'times';
  const setsTimes = edit && !summary.toCome;
  const today = store.nowToday() !== null;
  return (
    <Bar>
      {setsTimes && (
        <div data-part="rest">
          <MarkRest store={store} summary={summary} useCurrentTime={useCurrentTime} />
        </div>
      )}
      {phone && (
        <>
          <IconButton variant="outline" label={t('search')} aria-expanded={searches} icon={<Search aria-hidden="true" />} onClick={() => turn('search')} />
          <IconButton variant="outline" label={t('options')} aria-expanded={sets} icon={<SlidersHorizontal aria-hidden="true" />} onClick={() => turn('options')} />
        </>
      )}
      {searches && <SearchBox search={search} onSearch={onSearch} searchBox={searchBox} autoFocus={open === 'search'} />}
      {sets && <Settings scope={scope} onScope={onScope} setsTimes={setsTimes} today={today} useCurrentTime={useCurrentTime} onUseCurrentTime={onUseCurrentTime} autoFocus={open === 'times'} />}
      {!sets && setsTimes && useCurrentTime && today && (
        <Button variant="link" icon={<Clock aria-hidden="true" />} onClick={() => setOpen('times')}>
          {t('atCurrentTime')}
        </Button>
      )}
    </Bar>
  );
}

const SearchBox = memo(function SearchBox({ search, onSearch, searchBox, autoFocus }: Pick<RosterToolbarProps, 'search' | 'onSearch' | 'searchBox'> & { autoFocus: boolean }) {
  const t = useRosterTexts();
  return (
    <div data-part="search">
      <SearchInput ref={searchBox} label={t('search')} value={search} onChange={onSearch} aria-keyshortcuts="/" autoFocus={autoFocus} />
    </div>
  );
});

interface SettingsProps extends Pick<RosterToolbarProps, 'scope' | 'onScope' | 'useCurrentTime' | 'onUseCurrentTime'> {
  setsTimes: boolean;
  today: boolean;
  autoFocus: boolean;
}

const Settings = memo(function Settings({ scope, onScope, setsTimes, today, useCurrentTime, onUseCurrentTime, autoFocus }: SettingsProps) {
  const t = useRosterTexts();
  return (
    <div data-part="end">
      <SegmentedScope>
        <SegmentedRadios
          legend={t('scope')}
          name="roster-scope"
          value={scope}
          options={[
            { value: 'enrolled', label: t('enrolled') },
            { value: 'all', label: t('all') },
          ]}
          onChange={onScope}
        />
      </SegmentedScope>
      {setsTimes && (
        <chakra.div css={{ minW: '9.5rem', flex: { base: '1', md: 'none' }, width: { md: '10.5rem' } }}>
          <NativeSelect
            aria-label={t('times')}
            autoFocus={autoFocus}
            value={useCurrentTime && today ? 'now' : 'session'}
            options={[
              { value: 'session', label: t('sessionTimes') },
              // What was chosen stands for today; of another day the clock tells nothing.
              { value: 'now', label: t(today ? 'currentTime' : 'currentTimeToday'), disabled: !today },
            ]}
            onChange={(event) => onUseCurrentTime(event.target.value === 'now')}
          />
        </chakra.div>
      )}
    </div>
  );
});

/** One place for the deed and for taking it back, so that nothing else moves. */
function MarkRest({ store, summary: { undo, counts }, useCurrentTime }: Pick<RosterToolbarProps, 'store' | 'summary' | 'useCurrentTime'>) {
  const t = useRosterTexts();
  const take = useTakeTexts();
  if (undo) {
    const words = t('undone', { count: undo.count, status: take(`status.${undo.status}`).toLocaleLowerCase() });
    return <UndoButton label={`${t('undo')}: ${words}`} onUndo={() => store.undo()} />;
  }
  return (
    <Button variant="solid" icon={<CheckCheck aria-hidden="true" />} disabled={counts.Enrolled === 0} onClick={() => store.markRest(useCurrentTime)}>
      {counts.Enrolled === 0 ? t('markRest') : t('markRestCount', { count: counts.Enrolled })}
    </Button>
  );
}

/** How long the second half of a double click may take. */
const DOUBLE_CLICK_MS = 700;

/** Stands where the deed's button stood, so the second half of a double click lands on it: that one takes nothing back. */
function UndoButton({ label, onUndo }: { label: string; onUndo: () => void }) {
  const armed = useRef(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      armed.current = true;
    }, DOUBLE_CLICK_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Button icon={<Undo2 aria-hidden="true" />} onClick={() => armed.current && onUndo()}>
      {label}
    </Button>
  );
}
