import type { OrganizationLevel } from '@afterbell/core/domain';
import { factLine, FieldGroup, RadioList, SearchInput, silent, Skeleton, useDebounced, useSession } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { useOrganizationsTexts } from '../organizations-texts';
import { useOrganizationPlacesQuery } from './__generated__/organization-changes';

/** As many as one looks through; beyond that one types more of the name. */
const SHOWN = 20;
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

/** Where an organization may stand: found by name, with its path, since names repeat. */
export function PlacePicker({ level, value, onChange, currentId, legend, error, id }: PlacePickerProps) {
  const t = useOrganizationsTexts();
  const { levelName } = useSession();
  const [text, setText] = useState('');
  const [search, setSearch] = useState('');
  const { run } = useDebounced((next: string) => setSearch(next.trim()), 200);
  const { data, previousData, loading } = useOrganizationPlacesQuery({ variables: { level, search: search || null, first: SHOWN + 1 }, context: silent(), fetchPolicy: 'network-only' });
  const found = (data ?? previousData)?.organizationPlaces;
  const places = (found?.filter((place) => place.id !== currentId) ?? []).slice(0, SHOWN);
  const options = places.map(({ id: placeId, name, level: placeLevel, enabled, path }) => ({
    value: placeId,
    label: name,
    hint: factLine([levelName(placeLevel), path.map((step) => step.name).join(' › '), enabled ? '' : t('place.isDisabled')]),
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
      {found && found.length > SHOWN && <chakra.p css={{ color: 'fg.muted', fontSize: 'sm' }}>{t('move.many')}</chakra.p>}
    </FieldGroup>
  );
}
