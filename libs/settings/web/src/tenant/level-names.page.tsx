import { DEFAULT_LEVEL_NAMES, isOrganizationLevel, ORGANIZATION_LEVELS, type LevelName, type OrganizationLevel } from '@afterbell/core/domain';
import { Button, silent, usePermissions, useSession, useSessionContext } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { ConflictNotice } from '../shared/conflict-notice';
import { NO_PROBLEMS, sortProblems, type SortedProblems } from '../shared/problems';
import { useLevelNamesQuery, useSaveLevelNamesMutation, type LevelNamesQuery } from './__generated__/level-names';
import { LevelPreview } from './level-preview';
import { LevelRow } from './level-row';
import { SettingsForm, SettingsPage, useSaving } from './settings-frame';
import { useTenantTexts } from './tenant-texts';

type Names = Record<OrganizationLevel, LevelName>;
type Stored = LevelNamesQuery['levelNames'];

const Columns = chakra('div', { base: { display: 'grid', gap: '8', alignItems: 'start', gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 20rem' }, maxW: '72rem' } });
const Heads = chakra('div', { base: { display: { base: 'none', md: 'grid' }, gridTemplateColumns: '10rem minmax(0, 1fr) minmax(0, 1fr) 7rem', gap: '4', pb: '2', borderBottom: 'hairline', color: 'fg.muted', fontSize: 'xs', fontWeight: 'semibold' } });

export default function LevelNamesPage() {
  const t = useTenantTexts();
  const query = useLevelNamesQuery({ context: silent(), fetchPolicy: 'network-only' });
  return (
    <SettingsPage title={t('levels.title')} subtitle={t('levels.subtitle')} query={query}>
      {(data, reload) => <LevelNames stored={data.levelNames} onReload={reload} />}
    </SettingsPage>
  );
}

const namesOf = (stored: Stored): Names =>
  Object.fromEntries(
    ORGANIZATION_LEVELS.map((level) => {
      const row = stored.find((one) => one.level === level) ?? DEFAULT_LEVEL_NAMES[level];
      return [level, { singular: row.singular, plural: row.plural }];
    }),
  ) as Names;
const same = (a: LevelName, b: LevelName) => a.singular.trim() === b.singular && a.plural.trim() === b.plural;

function LevelNames({ stored, onReload }: { stored: Stored; onReload: () => Promise<void> }) {
  const t = useTenantTexts();
  const { organization } = useSession();
  const { refresh } = useSessionContext();
  const { can } = usePermissions();
  const [saveNames] = useSaveLevelNamesMutation();
  const before = namesOf(stored);
  const [names, setNames] = useState(before);
  const [looked, setLooked] = useState<OrganizationLevel>('site');
  const [problems, setProblems] = useState<SortedProblems>(NO_PROBLEMS);
  const mayEdit = organization.level === 'top' && can('edit', 'settings.organization_levels');
  const changed = ORGANIZATION_LEVELS.filter((level) => !same(names[level], before[level]));
  const renamed = ORGANIZATION_LEVELS.some((level) => !same(names[level], DEFAULT_LEVEL_NAMES[level]));

  /** `Site, several` for the field `site.plural`. */
  const label = (field: string) => {
    const [level, form] = field.split('.');
    return isOrganizationLevel(level) && (form === 'singular' || form === 'plural') ? `${DEFAULT_LEVEL_NAMES[level].singular}: ${t(`levels.${form}`)}` : null;
  };
  const versionOf = (level: OrganizationLevel) => problems.conflicts.find(({ field }) => field.startsWith(`${level}.`))?.version ?? stored.find((row) => row.level === level)?.version ?? 0;

  const saving = useSaving(async () => {
    const levels = changed.map((level) => ({ level, version: versionOf(level), ...names[level] }));
    const answer = (await saveNames({ variables: { input: { levels } }, context: silent(), fetchPolicy: 'no-cache' })).data?.saveLevelNames;
    setProblems(sortProblems(answer?.problems ?? [], (path) => label(path)));
    if (!answer || answer.problems.length > 0) return false;
    if (answer.levelNames) setNames(namesOf(answer.levelNames));
    await Promise.all([onReload(), refresh()]);
    return true;
  });

  const { fields, others, conflicts } = problems;
  const errors = [...others.map((message) => ({ message })), ...Object.entries(fields).map(([path, message]) => ({ field: `level-${path.replace('.', '-')}`, message }))];
  return (
    <SettingsForm
      mayEdit={mayEdit}
      dirty={changed.length > 0}
      saving={saving}
      errors={errors}
      onUndo={() => setNames(before)}
      conflict={
        conflicts.length > 0 && (
          <ConflictNotice
            conflicts={conflicts}
            label={(field) => label(field) ?? field}
            busy={saving.status.kind === 'saving'}
            onMine={() => void saving.save()}
            onTheirs={() => {
              setProblems(NO_PROBLEMS);
              setNames({ ...names, ...Object.fromEntries(conflicts.map(({ field }) => field.split('.')[0] ?? '').map((level) => [level, theirs(level as OrganizationLevel)])) });
              void onReload();
            }}
          />
        )
      }
      more={
        renamed && (
          <Button variant="ghost" onClick={() => setNames({ ...DEFAULT_LEVEL_NAMES })}>
            {t('levels.resetAll')}
          </Button>
        )
      }
    >
      <Columns>
        <div role="group" aria-label={t('levels.table')}>
          <Heads aria-hidden="true">
            <span>{t('levels.level')}</span>
            <span>{t('levels.singular')}</span>
            <span>{t('levels.plural')}</span>
          </Heads>
          {ORGANIZATION_LEVELS.map((level) => (
            <LevelRow
              key={level}
              level={level}
              names={names[level]}
              errors={fields}
              disabled={!mayEdit}
              onFocus={() => setLooked(level)}
              onChange={(next) => {
                setLooked(level);
                saving.touched();
                setNames({ ...names, [level]: next });
              }}
            />
          ))}
        </div>
        <LevelPreview names={names[looked]} />
      </Columns>
    </SettingsForm>
  );

  /** What a level is called on the server now, as the conflict tells it. */
  function theirs(level: OrganizationLevel): LevelName {
    const told = Object.fromEntries(conflicts.filter(({ field }) => field.startsWith(`${level}.`)).map(({ field, current }) => [field.split('.')[1], current ?? '']));
    return { ...names[level], ...told };
  }
}
