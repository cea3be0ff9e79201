import { Badge, Button, ConfirmDialog, LoadHint, Notice, Sheet, silent, Skeleton, useCoreTexts, useSession } from '@afterbell/core/web';
import { formatDateTime } from '@afterbell/core/domain';
import { compareDefinitions, type FormDefinition } from '@afterbell/forms/domain';
import { chakra } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useBuilderTexts } from './builder-texts';
import { ChangesList } from './changes-list';
import { fieldsOfWire } from './definition-wire';
import { useFormVersionQuery, useFormVersionsQuery } from './__generated__/maintenance';
import { useBuilderContext } from './use-builder';
import type { SavingForm } from './use-save-form';

const List = chakra('ol', { base: { listStyle: 'none', p: '0', '& li': { py: '3', borderBottom: 'hairline', display: 'flex', flexDirection: 'column', gap: '1' }, '& p': { fontSize: 'sm', overflowWrap: 'anywhere' }, '& small': { color: 'fg.muted', fontSize: 'sm' } } });
const Tools = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2', mt: '1' } });
const PAGE = 25;

export interface VersionsSheetProps {
  saving: SavingForm;
  onClose: () => void;
}

/** Who saved what and when; each version beside what is open, and the way back to it. */
export function VersionsSheet({ saving, onClose }: VersionsSheetProps) {
  const t = useBuilderTexts();
  const { dirty, readOnly } = useBuilderContext();
  const [compared, setCompared] = useState<number | null>(null);
  const [restoring, setRestoring] = useState<number | null>(null);
  async function restore() {
    if (restoring !== null && (await saving.restore(restoring))) onClose();
    else throw new Error('Not restored');
  }
  return (
    <Sheet open onClose={onClose} title={t('versions.title')} description={t('versions.intro')} size="lg">
      {compared === null ? <VersionList readOnly={readOnly} onCompare={setCompared} onRestore={setRestoring} /> : <Comparison version={compared} onBack={() => setCompared(null)} onRestore={readOnly ? undefined : () => setRestoring(compared)} />}
      {saving.status.kind === 'failed' && (
        <Notice severity="error" title={t('save.failed')} live>
          {saving.refused.join(' ') || saving.status.reason}
        </Notice>
      )}
      <ConfirmDialog
        open={restoring !== null}
        onClose={() => setRestoring(null)}
        onConfirm={restore}
        title={restoring === 0 ? t('versions.restoreShippedTitle') : t('versions.restoreTitle', { version: restoring ?? 0 })}
        description={`${t('versions.restoreBody')} ${dirty ? t('versions.restoreDirty') : ''}`}
        confirmLabel={restoring === 0 ? t('versions.restoreShipped') : t('versions.restore', { version: restoring ?? 0 })}
      />
    </Sheet>
  );
}

interface VersionListProps {
  readOnly: boolean;
  onCompare: (version: number) => void;
  onRestore: (version: number) => void;
}

function VersionList({ readOnly, onCompare, onRestore }: VersionListProps) {
  const t = useBuilderTexts();
  const core = useCoreTexts();
  const { timeZone } = useSession();
  const { base } = useBuilderContext();
  const { section, subSection, version: current } = base;
  const { data, loading, error, refetch, fetchMore } = useFormVersionsQuery({ variables: { section, subSection, first: PAGE, offset: 0 }, fetchPolicy: 'network-only', context: silent() });
  if (loading && !data) return <Skeleton lines={6} />;
  if (error) {
    return (
      <Notice severity="error" title={core('errors.load')} action={<Button onClick={() => void refetch().catch(() => undefined)}>{core('retry')}</Button>}>
        <LoadHint />
      </Notice>
    );
  }
  const { nodes = [], hasNextPage = false } = data?.formVersions ?? {};
  const shipped = !hasNextPage && !nodes.some(({ version }) => version === 0);
  const tools = (version: number) => (
    <Tools>
      <Button size="sm" aria-label={`${t('versions.compare')}: ${version === 0 ? t('versions.shipped') : t('bar.version', { version })}`} onClick={() => onCompare(version)}>
        {t('versions.compare')}
      </Button>
      {!readOnly && version !== current && (
        <Button size="sm" onClick={() => onRestore(version)}>
          {version === 0 ? t('versions.restoreShipped') : t('versions.restore', { version })}
        </Button>
      )}
    </Tools>
  );
  const more = () =>
    void fetchMore({
      variables: { section, subSection, first: PAGE, offset: nodes.length },
      updateQuery: (before, { fetchMoreResult: { formVersions: next } }) => ({ formVersions: { ...next, nodes: [...before.formVersions.nodes, ...next.nodes] } }),
    });
  return (
    <>
      <List>
        {nodes.map(({ version, savedAt, savedBy, note, restoredFrom }) => (
          <li key={version}>
            <strong>
              {t('bar.version', { version })} {version === current && <Badge tone="green">{t('versions.current')}</Badge>}
            </strong>
            <small>{t('versions.by', { who: savedBy ?? '', when: formatDateTime(savedAt, timeZone) })}</small>
            {note && <p>{note}</p>}
            {restoredFrom !== null && <p>{restoredFrom === 0 ? t('versions.restoredFromShipped') : t('versions.restoredFrom', { version: restoredFrom })}</p>}
            {tools(version)}
          </li>
        ))}
        {shipped && (
          <li>
            <strong>
              {t('versions.shipped')} {current === 0 && <Badge tone="green">{t('versions.current')}</Badge>}
            </strong>
            {current !== 0 && tools(0)}
          </li>
        )}
      </List>
      {nodes.length === 0 && <p>{t('versions.none')}</p>}
      {hasNextPage && <Button onClick={more}>{t('versions.more')}</Button>}
    </>
  );
}

function Comparison({ version, onBack, onRestore }: { version: number; onBack: () => void; onRestore?: () => void }) {
  const t = useBuilderTexts();
  const core = useCoreTexts();
  const { base, draft, maintenance } = useBuilderContext();
  const { section, subSection } = base;
  const { data, error } = useFormVersionQuery({ variables: { section, subSection, version }, fetchPolicy: 'network-only', context: silent() });
  const then: FormDefinition | null = data ? { section, subSection, version, tabs: data.formVersion.tabs, fields: fieldsOfWire(data.formVersion.fields) } : null;
  const changes = then ? compareDefinitions(then, draft, new Map(maintenance.roles.map(({ id, name }) => [id, name]))) : [];
  return (
    <chakra.div css={{ display: 'flex', flexDirection: 'column', gap: '3', alignItems: 'flex-start' }}>
      <Button variant="link" icon={<ArrowLeft size={16} data-mirror="" aria-hidden="true" />} onClick={onBack}>
        {t('versions.back')}
      </Button>
      <chakra.h3 css={{ fontSize: 'md' }}>{version === 0 ? t('versions.compareShipped') : t('versions.compareWith', { version })}</chakra.h3>
      {!data && !error && <Skeleton lines={4} />}
      {error && <Notice severity="error">{core('errors.load')}</Notice>}
      {then && changes.length === 0 && <p>{t('versions.same')}</p>}
      {then && changes.length > 0 && <ChangesList changes={changes} />}
      {then && onRestore && version !== base.version && <Button onClick={onRestore}>{version === 0 ? t('versions.restoreShipped') : t('versions.restore', { version })}</Button>}
    </chakra.div>
  );
}
