import { entriesOfRights, FEATURE_KEYS, isOrganizationLevel, menuFor, ORGANIZATION_LEVELS, PermissionSet, visibleTabs, type OrganizationLevel } from '@afterbell/core/domain';
import { EmptyState, Field, NativeSelect, Notice, Section, useNavText, useSession } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useCatalogueLabels } from './catalogue-labels';
import { useRolesTexts } from './roles-texts';
import type { RoleDraft } from './use-role-draft';

const Columns = chakra('div', { base: { display: 'grid', gap: '8', gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 22rem))' }, mt: '5' } });
const Outline = chakra('ul', { base: { listStyle: 'none', p: '0', m: '0', '& > li': { borderTop: 'hairline', py: '2' }, '& strong': { fontWeight: 'semibold' }, '& ul': { listStyle: 'none', p: '0', ps: '5', m: '0' }, '& ul li': { py: '1', color: 'fg.muted' } } });

/** What would this role see: the menu at a level and the tabs of a participant, unsaved changes included. */
export function RolePreview({ role }: { role: RoleDraft }) {
  const t = useRolesTexts();
  const text = useNavText();
  const labels = useCatalogueLabels();
  const { levelName } = useSession();
  const [params, setParams] = useSearchParams();
  const { rights, levels } = role.draft;
  const asked = params.get('level');
  const level: OrganizationLevel = isOrganizationLevel(asked) ? asked : (levels[0] ?? 'site');
  const permissions = useMemo(() => new PermissionSet(entriesOfRights(rights)), [rights]);
  const menu = menuFor({ permissions, level });
  const tabs = visibleTabs(permissions, 'people.participants');
  const viewed = FEATURE_KEYS.filter((feature) => permissions.allows('view', feature)).length;
  const edited = FEATURE_KEYS.filter((feature) => permissions.allows('edit', feature)).length;
  const choose = (next: string) => setParams((before) => new URLSearchParams([...[...before].filter(([key]) => key !== 'level'), ['level', next]]), { replace: true });
  return (
    <div>
      {role.count > 0 && <Notice>{t('preview.unsaved')}</Notice>}
      <chakra.div css={{ maxW: '22rem', mt: '3' }}>
        <Field label={t('preview.level')} hint={t('preview.hint')}>
          <NativeSelect value={level} options={ORGANIZATION_LEVELS.map((value) => ({ value, label: levelName(value) }))} onChange={(event) => choose(event.target.value)} />
        </Field>
      </chakra.div>
      <chakra.p css={{ mt: '4' }}>
        {t('preview.views', { count: viewed, all: FEATURE_KEYS.length })}, {t('preview.edits', { count: edited })}.
      </chakra.p>
      <Columns>
        <Section title={t('preview.menu')}>
          <Outline>
            {menu.map((item) => (
              <li key={item.path}>
                <strong>{text(item.label)}</strong>
                {item.children.length > 0 && (
                  <ul>
                    {item.children.map((child) => (
                      <li key={child.path}>{text(child.label)}</li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </Outline>
        </Section>
        <Section title={t('preview.tabs')}>
          {!permissions.allows('view', 'people.participants') ? (
            <EmptyState kind="noRight">{t('preview.noParticipants')}</EmptyState>
          ) : tabs.length === 0 ? (
            <p>{t('preview.noTabs')}</p>
          ) : (
            <Outline>
              {tabs.map((tab) => (
                <li key={tab}>
                  {labels.tab('people.participants', tab)} <chakra.span css={{ color: 'fg.muted' }}>({t(permissions.allows('edit', 'people.participants', tab) ? 'verb.edit' : 'verb.view')})</chakra.span>
                </li>
              ))}
            </Outline>
          )}
        </Section>
      </Columns>
    </div>
  );
}
