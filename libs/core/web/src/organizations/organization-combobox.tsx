import { isOrganizationLevel, type OrganizationLevel } from '@afterbell/core/domain';
import { useDeferredValue } from 'react';
import { useCoreTexts } from '../i18n/core-texts';
import { useSession } from '../session/session-context';
import { Combobox, useCombobox } from '../ui/combobox';
import { useOrganizationChoicesQuery } from './__generated__/organization-combobox';
import { factLine } from '../i18n/fact-line';

export interface OrganizationChoice {
  id: string;
  name: string;
  level: string;
}

export interface OrganizationComboboxProps {
  value: OrganizationChoice | null;
  onChange: (value: OrganizationChoice | null) => void;
  /** Only organizations of this level, where nothing else can be meant. */
  level?: OrganizationLevel;
}

const OFFERED = 50;

/** One organization at or beneath the acting one, found by typing part of its name. Stands in a `Field`. */
export function OrganizationCombobox({ value, onChange, level: only }: OrganizationComboboxProps) {
  const t = useCoreTexts();
  const { levelName, organization } = useSession();
  const state = useCombobox();
  const search = useDeferredValue((state.typed ?? '').trim());
  const { data, previousData, loading } = useOrganizationChoicesQuery({ variables: { search: search || null, first: OFFERED, levels: only ? [only] : null }, skip: !state.open });
  return (
    <Combobox
      state={state}
      options={(data ?? previousData)?.actingOrganizations ?? []}
      loading={loading}
      keyOf={({ id }) => id}
      isChosen={({ id }) => id === value?.id}
      text={value?.name ?? ''}
      placeholder={t('shell.findOrganization')}
      none={t('shell.noOrganizations')}
      onChoose={({ id, name, level }) => onChange({ id, name, level })}
      onEmptied={() => onChange(null)}
    >
      {({ name, level, path }) => (
        <>
          {name}
          <small>{factLine([isOrganizationLevel(level) ? levelName(level) : level, ...path.slice(path.indexOf(organization.name) + 1)])}</small>
        </>
      )}
    </Combobox>
  );
}
