import { chakra } from '@chakra-ui/react';
import { isOrganizationLevel, type OrganizationLevel } from '@afterbell/core/domain';
import { useDeferredValue, useState } from 'react';
import { useCoreTexts } from '../i18n/core-texts';
import { useAccessesQuery, useActingOrganizationsQuery, useTermsQuery } from '../session/__generated__/session';
import { useSession, useSessionContext } from '../session/session-context';
import { Dialog } from '../ui/dialog';
import { Field } from '../ui/field';
import { NativeSelect, SearchInput } from '../ui/inputs';
import { Notice } from '../ui/notice';
import { notify } from '../ui/notify';
import { Skeleton } from '../ui/skeleton';
import { type Choice, ChoiceList } from './choice-list';
import { useOptions } from './use-options';
import { termGroups } from './term-groups';

const OFFERED = 50;

export interface SwitcherProps {
  onClose: () => void;
  /** Only organizations of these levels: what a page that was asked for needs. */
  levels?: readonly OrganizationLevel[];
  /** After a switch that worked. */
  onSwitched?: () => void;
}

/** Where to work: organizations beneath one's access, one's other accesses, one's other tenants. */
export default function Switcher({ onClose, levels, onSwitched }: SwitcherProps) {
  const t = useCoreTexts();
  const { organization, tenant, term, today, levelName } = useSession();
  const { switchAccess, switchTenant } = useSessionContext();
  const [search, setSearch] = useState('');
  const asked = useDeferredValue(search.trim());
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const organizations = useActingOrganizationsQuery({ variables: { search: asked || null, first: OFFERED, levels: levels ? [...levels] : null }, fetchPolicy: 'cache-and-network' });
  const accesses = useAccessesQuery({ fetchPolicy: 'cache-and-network' });
  const terms = useTermsQuery().data?.terms ?? [];

  const level = (value: string) => (isOrganizationLevel(value) ? levelName(value) : value);
  const offered = (organizations.data ?? organizations.previousData)?.actingOrganizations.map((option): Choice => ({
    id: option.id,
    name: option.name,
    about: [level(option.level), ...option.path].join(' · '),
    current: option.id === organization.id,
    choose: () => switchAccess({ organizationId: option.id, termId: term?.id }),
  }));
  const all = accesses.data?.accesses ?? [];
  const own = all.filter((access) => access.tenant.id === tenant.id);
  const others = all.filter((access, index) => access.tenant.id !== tenant.id && all.findIndex((other) => other.tenant.id === access.tenant.id) === index);

  const everywhere = search === '' && !levels;
  const groups = [
    { label: null, choices: offered ?? [] },
    {
      label: t('shell.accesses'),
      choices:
        everywhere && own.length > 1
          ? own.map((access) => ({ id: access.id, name: access.organization.name, about: `${access.roleName} · ${level(access.organization.level)}`, current: access.current, choose: () => switchAccess({ accessId: access.id }) }))
          : [],
    },
    {
      label: t('shell.otherTenants'),
      choices: everywhere ? others.map((access) => ({ id: access.tenant.id, name: access.tenant.name, about: access.tenant.url, current: false, choose: () => switchTenant(access.tenant.id) })) : [],
    },
  ];
  const choices = groups.flatMap((group): readonly Choice[] => group.choices);
  const options = useOptions(choices.length, (index) => void choose(choices[index]));

  async function choose(choice: Choice | undefined) {
    if (!choice || busy) return;
    if (choice.current) return onClose();
    setBusy(true);
    setProblem(null);
    try {
      const problems = await choice.choose();
      if (problems.length > 0) return setProblem(problems.join(' '));
      notify({ severity: 'success', title: t('shell.switched', { name: choice.name }) });
      onSwitched?.();
      onClose();
    } catch {
      // The error link has said what went wrong.
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog open onClose={onClose} title={t('shell.switchTo')} description={t('shell.switchHint')}>
      <chakra.div css={{ mt: '3' }} aria-busy={busy || undefined}>
        {problem && (
          <Notice severity="error" live>
            {problem}
          </Notice>
        )}
        {terms.length > 1 && !levels && (
          <chakra.div css={{ mb: '4' }}>
            <Field label={t('shell.term')}>
              <NativeSelect
                value={term?.id ?? ''}
                placeholder={term ? undefined : t('shell.noTerm')}
                groups={termGroups(terms, today, t)}
                onChange={({ target: { value } }) => {
                  const chosen = terms.find(({ id }) => id === value);
                  if (chosen) void choose({ id: chosen.id, name: chosen.name, about: '', current: chosen.id === term?.id, choose: () => switchAccess({ organizationId: organization.id, termId: chosen.id }) });
                }}
              />
            </Field>
          </chakra.div>
        )}
        <SearchInput
          label={t('shell.findOrganization')}
          value={search}
          autoFocus
          {...options.combobox}
          onChange={(value) => {
            setSearch(value);
            options.setAt(0);
          }}
        />
        <chakra.div css={{ mt: '2', minHeight: '12rem' }}>
          {!offered && <Skeleton lines={5} />}
          {offered?.length === 0 && <chakra.p css={{ color: 'fg.muted', py: '3' }}>{t('shell.noOrganizations')}</chakra.p>}
          <ChoiceList label={t('shell.findOrganization')} groups={groups} options={options} busy={busy} onChoose={(choice) => void choose(choice)} />
        </chakra.div>
      </chakra.div>
    </Dialog>
  );
}
