import { DEFAULT_LEVEL_NAMES, isOrganizationLevel, ORGANIZATION_LEVELS, type LevelName, type OrganizationLevel } from '@afterbell/core/domain';
import { BoardPage, Button, ErrorSummary, failuresOf, Notice, SaveState, silent, Skeleton, UnsavedGuard, useCoreTexts, usePermissions, useSession, useSessionContext, type SaveStatus } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { ConflictNotice } from '../shared/conflict-notice';
import { NO_PROBLEMS, sortProblems, type SortedProblems } from '../shared/problems';
import { useLevelNamesQuery, useSaveLevelNamesMutation, type LevelNamesQuery } from './__generated__/level-names';
import { LevelPreview } from './level-preview';
import { LevelRow } from './level-row';
import { useTenantTexts } from './tenant-texts';

type Names = Record<OrganizationLevel, LevelName>;
type Stored = LevelNamesQuery['levelNames'];

const Columns = chakra('div', { base: { display: 'grid', gap: '8', alignItems: 'start', gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 20rem' }, maxW: '72rem' } });
const Heads = chakra('div', { base: { display: { base: 'none', md: 'grid' }, gridTemplateColumns: '10rem minmax(0, 1fr) minmax(0, 1fr) 7rem', gap: '4', pb: '2', borderBottom: 'hairline', color: 'fg.muted', fontSize: 'xs', fontWeight: 'semibold' } });
const Footer = chakra('div', { base: { position: 'sticky', bottom: 'var(--ab-bottom, 0px)', zIndex: 'bar', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', bg: 'bg', borderTop: 'hairline', py: '3' } });

export default function LevelNamesPage() {
  const t = useTenantTexts();
  const core = useCoreTexts();
  const { data, error, refetch } = useLevelNamesQuery({ context: silent(), fetchPolicy: 'network-only' });
  return (
    <BoardPage title={t('levels.title')} subtitle={t('levels.subtitle')}>
      {error ? (
        <Notice severity="error" title={core('errors.load')} live action={<Button onClick={() => void refetch().catch(() => undefined)}>{core('retry')}</Button>}>
          {core('errors.loadHint')}
        </Notice>
      ) : data ? (
        <LevelNames stored={data.levelNames} onReload={() => refetch().then(() => undefined)} />
      ) : (
        <Skeleton lines={10} />
      )}
    </BoardPage>
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
  const { organization, timeZone } = useSession();
  const { refresh } = useSessionContext();
  const { can } = usePermissions();
  const [saveNames] = useSaveLevelNamesMutation();
  const before = namesOf(stored);
  const [names, setNames] = useState(before);
  const [looked, setLooked] = useState<OrganizationLevel>('site');
  const [problems, setProblems] = useState<SortedProblems>(NO_PROBLEMS);
  const [status, setStatus] = useState<SaveStatus>({ kind: 'idle' });
  const going = useRef(false);
  const atTop = organization.level === 'top';
  const mayEdit = atTop && can('edit', 'settings.organization_levels');
  const changed = ORGANIZATION_LEVELS.filter((level) => !same(names[level], before[level]));
  const renamed = ORGANIZATION_LEVELS.some((level) => !same(names[level], DEFAULT_LEVEL_NAMES[level]));

  /** `Site, several` for the field `site.plural`. */
  const label = (field: string) => {
    const [level, form] = field.split('.');
    return isOrganizationLevel(level) && (form === 'singular' || form === 'plural') ? `${DEFAULT_LEVEL_NAMES[level].singular}: ${t(`levels.${form}`)}` : null;
  };
  const versionOf = (level: OrganizationLevel) => problems.conflicts.find(({ field }) => field.startsWith(`${level}.`))?.version ?? stored.find((row) => row.level === level)?.version ?? 0;

  async function save(): Promise<boolean> {
    if (going.current) return false;
    going.current = true;
    setStatus({ kind: 'saving' });
    try {
      const levels = changed.map((level) => ({ level, version: versionOf(level), ...names[level] }));
      const answer = (await saveNames({ variables: { input: { levels } }, context: silent(), fetchPolicy: 'no-cache' })).data?.saveLevelNames;
      const found = sortProblems(answer?.problems ?? [], (path) => label(path));
      setProblems(found);
      if (!answer || answer.problems.length > 0) {
        setStatus({ kind: 'idle' });
        return false;
      }
      if (answer.levelNames) setNames(namesOf(answer.levelNames));
      await Promise.all([onReload(), refresh()]);
      setStatus({ kind: 'saved', at: new Date() });
      return true;
    } catch (error) {
      setStatus({ kind: 'failed', reason: failuresOf(error)[0]?.message.join(' ') || t('failed') });
      return false;
    } finally {
      going.current = false;
    }
  }

  const { fields, others, conflicts } = problems;
  const errors = [...others.map((message) => ({ message })), ...Object.entries(fields).map(([path, message]) => ({ field: `level-${path.replace('.', '-')}`, message }))];
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (changed.length > 0) void save();
      }}
    >
      <UnsavedGuard dirty={mayEdit && changed.length > 0} onSave={save} />
      {!mayEdit && <Notice>{t(atTop ? 'viewOnly' : 'topOnly')}</Notice>}
      <ErrorSummary title={t('summary')} errors={errors} />
      {conflicts.length > 0 && (
        <ConflictNotice
          conflicts={conflicts}
          label={(field) => label(field) ?? field}
          busy={status.kind === 'saving'}
          onMine={() => void save()}
          onTheirs={() => {
            setProblems(NO_PROBLEMS);
            setNames({ ...names, ...Object.fromEntries(conflicts.map(({ field }) => field.split('.')[0] ?? '').map((level) => [level, theirs(level as OrganizationLevel)])) });
            void onReload();
          }}
        />
      )}
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
                setStatus({ kind: 'idle' });
                setNames({ ...names, [level]: next });
              }}
            />
          ))}
        </div>
        <LevelPreview names={names[looked]} />
      </Columns>
      {mayEdit && (
        <Footer>
          <Button type="submit" variant="solid" disabled={changed.length === 0} loading={status.kind === 'saving'}>
            {t('save')}
          </Button>
          {changed.length > 0 && (
            <Button variant="ghost" onClick={() => setNames(before)}>
              {t('undo')}
            </Button>
          )}
          {renamed && (
            <Button variant="ghost" onClick={() => setNames({ ...DEFAULT_LEVEL_NAMES })}>
              {t('levels.resetAll')}
            </Button>
          )}
          <SaveState status={status} timeZone={timeZone} onRetry={() => void save()} />
        </Footer>
      )}
    </form>
  );

  /** What a level is called on the server now, as the conflict tells it. */
  function theirs(level: OrganizationLevel): LevelName {
    const told = Object.fromEntries(conflicts.filter(({ field }) => field.startsWith(`${level}.`)).map(({ field, current }) => [field.split('.')[1], current ?? '']));
    return { ...names[level], ...told };
  }
}
