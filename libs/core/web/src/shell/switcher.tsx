import { chakra } from '@chakra-ui/react';
import { isOrganizationLevel } from '@afterbell/core/domain';
import { Check } from 'lucide-react';
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
import { VisuallyHidden } from '../ui/visually-hidden';
import { termGroups } from './term-groups';

const OFFERED = 50;

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    p: '0',
    m: '0',
    mx: '-2',
    '& button': { display: 'flex', alignItems: 'center', gap: '3', width: 'full', minH: 'touch', px: '2', py: '1.5', borderRadius: 'md', textAlign: 'start', cursor: 'pointer', outlineOffset: '-2px', _hover: { bg: 'bg.muted' } },
    '& button > span': { flex: '1', minW: '0' },
    '& small': { display: 'block', color: 'fg.muted', fontSize: 'xs', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& svg': { boxSize: '4', color: 'accent.fg', flexShrink: '0' },
  },
});
const Heading = chakra('h3', { base: { fontSize: 'xs', color: 'fg.muted', mt: '4', mb: '1' } });

interface Choice {
  id: string;
  name: string;
  about: string;
  current: boolean;
  choose: () => Promise<string[]>;
}

/** Where to work: organizations beneath one's access, one's other accesses, one's other tenants. */
export default function Switcher({ onClose }: { onClose: () => void }) {
  const t = useCoreTexts();
  const { organization, tenant, term, today, levelName } = useSession();
  const { switchAccess, switchTenant } = useSessionContext();
  const [search, setSearch] = useState('');
  const asked = useDeferredValue(search.trim());
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const organizations = useActingOrganizationsQuery({ variables: { search: asked || null, first: OFFERED }, fetchPolicy: 'cache-and-network' });
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

  async function choose(choice: Choice) {
    if (choice.current) return onClose();
    setBusy(true);
    setProblem(null);
    try {
      const problems = await choice.choose();
      if (problems.length > 0) return setProblem(problems.join(' '));
      notify({ severity: 'success', title: t('shell.switched', { name: choice.name }) });
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
        {terms.length > 1 && (
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
        <SearchInput label={t('shell.findOrganization')} value={search} onChange={setSearch} autoFocus />
        <chakra.div css={{ mt: '2', minHeight: '12rem' }}>
          {!offered && <Skeleton lines={5} />}
          {offered?.length === 0 && <chakra.p css={{ color: 'fg.muted', py: '3' }}>{t('shell.noOrganizations')}</chakra.p>}
          {offered && <Choices choices={offered} disabled={busy} onChoose={choose} />}
          {own.length > 1 && search === '' && (
            <>
              <Heading>{t('shell.accesses')}</Heading>
              <Choices
                disabled={busy}
                onChoose={choose}
                choices={own.map((access) => ({ id: access.id, name: access.organization.name, about: `${access.roleName} · ${level(access.organization.level)}`, current: access.current, choose: () => switchAccess({ accessId: access.id }) }))}
              />
            </>
          )}
          {others.length > 0 && search === '' && (
            <>
              <Heading>{t('shell.otherTenants')}</Heading>
              <Choices disabled={busy} onChoose={choose} choices={others.map((access) => ({ id: access.tenant.id, name: access.tenant.name, about: access.tenant.url, current: false, choose: () => switchTenant(access.tenant.id) }))} />
            </>
          )}
        </chakra.div>
      </chakra.div>
    </Dialog>
  );
}

function Choices({ choices, disabled, onChoose }: { choices: readonly Choice[]; disabled: boolean; onChoose: (choice: Choice) => Promise<void> }) {
  const t = useCoreTexts();
  return (
    <List>
      {choices.map((choice) => (
        <li key={choice.id}>
          <button type="button" disabled={disabled} aria-current={choice.current || undefined} onClick={() => void onChoose(choice)}>
            <span>
              {choice.name}
              <small>{choice.about}</small>
            </span>
            {choice.current && <Check aria-hidden="true" />}
            {choice.current && <VisuallyHidden>{t('shell.current')}</VisuallyHidden>}
          </button>
        </li>
      ))}
    </List>
  );
}
