import { chakra } from '@chakra-ui/react';
import { isOrganizationLevel, MOST_IN_TREE, type OrganizationLevel } from '@afterbell/core/domain';
import { useState } from 'react';
import { useMediaQuery } from '../hooks/use-media-query';
import { useCoreTexts } from '../i18n/core-texts';
import { formatCount } from '../i18n/i18n';
import { OrganizationTreeChoice } from '../organizations/organization-tree-choice';
import { useAccessesQuery } from '../session/__generated__/session';
import { usePermissions, useSession, useSessionContext } from '../session/session-context';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { Notice } from '../ui/notice';
import { notify } from '../ui/notify';
import { type Choice, ChoiceList } from './choice-list';
import { TermChoice } from './term-choice';
import { usePlaces } from './use-places';

export interface SwitcherProps {
  onClose: () => void;
  /** Only organizations of these levels: what a page that was asked for needs. */
  levels?: readonly OrganizationLevel[];
  /** After a switch that worked. */
  onSwitched?: () => void;
}

/** Where to work: one's other accesses and tenants, the term, and the tree of organizations beneath one's access. */
export default function Switcher({ onClose, levels, onSwitched }: SwitcherProps) {
  const t = useCoreTexts();
  const { organization, tenant, term, levelName } = useSession();
  const { switchAccess, switchTenant } = useSessionContext();
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [termId, setTermId] = useState(term?.id);
  // A keyboard on the screen would cover what can be chosen; there one taps the field first.
  const typing = !useMediaQuery('(pointer: coarse)');
  // One's own accesses are always open; acting beneath one is a feature of its role.
  const maySwitch = usePermissions().can('view', 'dashboard.switch_access');
  const places = usePlaces(levels, !maySwitch);
  const all = useAccessesQuery({ fetchPolicy: 'cache-and-network', skip: levels !== undefined }).data?.accesses ?? [];

  const mayChoose = ({ level }: { level: OrganizationLevel }) => !levels || levels.includes(level);

  const level = (value: string) => (isOrganizationLevel(value) ? levelName(value) : value);
  const own = all.filter((access) => access.tenant.id === tenant.id).sort((a, b) => Number(b.current) - Number(a.current));
  const others = all.filter((access, index) => access.tenant.id !== tenant.id && all.findIndex((other) => other.tenant.id === access.tenant.id) === index);
  const accesses = own.map((access): Choice => ({
    id: access.id,
    name: access.organization.name,
    about: `${access.roleName} · ${level(access.organization.level)}`,
    current: access.current,
    // Also the current one is a choice while one works beneath its organization.
    here: access.current && access.organization.id === organization.id,
    choose: () => switchAccess({ accessId: access.id }),
  }));
  const tenants = others.map((access): Choice => ({ id: access.tenant.id, name: access.tenant.name, about: new URL(access.tenant.url).host, current: false, here: false, choose: () => switchTenant(access.tenant.id) }));

  async function choose(name: string, here: boolean, change: () => Promise<string[]>) {
    if (busy) return;
    if (here) return onClose();
    setBusy(true);
    setProblem(null);
    try {
      const problems = await change();
      if (problems.length > 0) return setProblem(problems.join(' '));
      notify({ severity: 'success', title: t('shell.switched', { name }) });
      onSwitched?.();
      onClose();
    } catch {
      // The error link has said what went wrong.
    } finally {
      setBusy(false);
    }
  }
  const take = (choice: Choice) => void choose(choice.name, choice.here, choice.choose);
  const moved = termId !== term?.id;

  return (
    <Dialog open onClose={onClose} title={t('shell.switchTo')} description={t('shell.switchHint')} size="lg">
      <chakra.div css={{ mt: '3', display: 'flex', flexDirection: 'column', gap: '4' }} aria-busy={busy || undefined}>
        {problem && (
          <Notice severity="error" live>
            {problem}
          </Notice>
        )}
        {accesses.length > 1 && <ChoiceList label={t('shell.accesses')} choices={accesses} busy={busy} onChoose={take} />}
        <ChoiceList label={t('shell.otherTenants')} choices={tenants} busy={busy} onChoose={take} />
        {!levels && <TermChoice value={termId} onChange={setTermId} busy={busy} onSwitch={(name) => void choose(name, !moved, () => switchAccess({ organizationId: organization.id, termId }))} />}
        <chakra.div css={maySwitch ? { minHeight: '15rem' } : undefined}>
          {!maySwitch ? (
            <chakra.p css={{ color: 'fg.muted' }}>{t('shell.notBeneath', { name: organization.name })}</chakra.p>
          ) : places.failed ? (
            <Notice severity="error" action={<Button onClick={() => void places.refetch().catch(() => undefined)}>{t('retry')}</Button>}>
              {t('shell.placesFailed')}
            </Notice>
          ) : (
            <>
              {places.cut && <chakra.p css={{ color: 'fg.muted', fontSize: 'sm', mb: '2' }}>{t('shell.treeCut', { most: formatCount(MOST_IN_TREE) })}</chakra.p>}
              <OrganizationTreeChoice
                tree={places.tree}
                onSearch={places.onSearch}
                currentId={organization.id}
                label={t('shell.findOrganization')}
                mayChoose={mayChoose}
                openAll={levels !== undefined}
                autoFocus={typing}
                busy={busy}
                onChoose={({ id, name }) => void choose(name, id === organization.id && !moved, () => switchAccess({ organizationId: id, termId }))}
              />
            </>
          )}
        </chakra.div>
      </chakra.div>
    </Dialog>
  );
}
