import { ALLOWED_PARENTS, foldText, type OrganizationLevel } from '@afterbell/core/domain';
import { FieldGroup, RadioList, SearchInput, silent, Skeleton, useDebounced, useSession } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { useOrganizationsTexts } from '../organizations-texts';
import { useOrganizationPlacesQuery } from './__generated__/organization-changes';

/** As many as one looks through; beyond that one types more of the name. */
const SHOWN = 20;
/** What a search ranks before it shows as many. */
const SOUGHT = 100;
const Scroller = chakra('div', { base: { maxH: '20rem', overflowY: 'auto', minH: '8rem', overflowWrap: 'anywhere', '& label, & label *': { minW: '0' } } });

export interface Place {
  id: string;
  name: string;
}

export interface PlacePickerProps {
  /** The level of what is to stand there; only levels that may take it are offered. */
  level: OrganizationLevel;
  value: Place | null;
  onChange: (place: Place) => void;
  /** Where it stands now. */
  currentId?: string;
  legend: string;
  error?: ReactNode;
  id?: string;
}

/** Organizations of the levels that may take one of this level. */
export const placesFor = (level: OrganizationLevel) => ({ match: 'or' as const, rules: ALLOWED_PARENTS[level].map((parent) => ({ field: 'level' as const, mode: 'equals' as const, value: parent })) });

/** The very name first, then names that begin with it, then those that hold it; found by an id alone, last. */
function ranked<One extends Place>(places: readonly One[], search: string): readonly One[] {
  const text = foldText(search);
  if (text === '') return places;
  const rank = ({ name }: Place) => {
    const folded = foldText(name);
    return folded === text ? 0 : folded.startsWith(text) ? 1 : folded.includes(text) ? 2 : 3;
  };
  return [...places].sort((a, b) => rank(a) - rank(b));
}

/** Where an organization may stand: found by name, with its path, since names repeat. */
export function PlacePicker({ level, value, onChange, currentId, legend, error, id }: PlacePickerProps) {
  const t = useOrganizationsTexts();
  const { levelName } = useSession();
  const [text, setText] = useState('');
  const [search, setSearch] = useState('');
  const { run } = useDebounced((next: string) => setSearch(next.trim()), 200);
  const { data, previousData, loading } = useOrganizationPlacesQuery({ variables: { search: search || null, filter: placesFor(level), first: search ? SOUGHT : SHOWN }, context: silent(), fetchPolicy: 'network-only' });
  const found = (data ?? previousData)?.organizations.nodes;
  const places = ranked(found?.filter((place) => place.id !== currentId) ?? [], search).slice(0, SHOWN);
  const options = places.map(({ id: placeId, name, level: placeLevel, enabled, path }) => ({
    value: placeId,
    label: name,
    hint: [levelName(placeLevel), path.map((step) => step.name).join(' › '), enabled ? '' : t('place.isDisabled')].filter(Boolean).join(' · '),
    disabled: !enabled,
  }));
  return (
    <FieldGroup id={id} legend={legend} error={error}>
      <SearchInput
        label={t('move.find')}
        value={text}
        onChange={(next) => {
          setText(next);
          run(next);
        }}
        onKeyDown={(event) => {
          // Enter looks for places; it does not send the form around it.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <Scroller aria-busy={loading || undefined}>
        {!found ? (
          <Skeleton lines={4} label={t('place.loading')} />
        ) : options.length === 0 ? (
          <p>{t('move.none')}</p>
        ) : (
          <RadioList name="place" value={value?.id ?? null} options={options} onChange={(placeId) => onChange({ id: placeId, name: places.find((place) => place.id === placeId)?.name ?? '' })} />
        )}
      </Scroller>
      {found && found.length >= SHOWN && <chakra.p css={{ color: 'fg.muted', fontSize: 'sm' }}>{t('move.many')}</chakra.p>}
    </FieldGroup>
  );
}
