import { Button, ConfirmDialog, EmptyState, failuresOf, IconButton, LinkButton, ListPage, LoadHint, Menu, Notice, notify, SearchInput, Section, silent, Skeleton, useCoreTexts, useSession } from '@afterbell/core/web';
import type { FormDefinition } from '@afterbell/forms/domain';
import { chakra } from '@chakra-ui/react';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { builderPath, HOME } from './builder-paths';
import { useBuilderTexts } from './builder-texts';
import { fieldsOfWire } from './definition-wire';
import { FormLibraryDocument, useFormLibraryQuery, useRemoveLibraryEntryMutation, type FormLibraryQuery } from './__generated__/maintenance';
import type { Maintenance } from './maintenance-model';
import { keep, type FormPlace } from './state/builder-store';
import { foldName, insertFields } from './state/definition-edits';
import { addTab } from './state/tab-edits';
import { TypeIcon } from './type-icon';
import { startOf } from './use-builder';

type Entry = FormLibraryQuery['formLibrary'][number];

const List = chakra('ul', { base: { listStyle: 'none', p: '0', display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))', gap: '4' } });
const Card = chakra('li', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    p: '4',
    bg: 'bg.panel',
    border: 'hairline',
    borderRadius: 'md',
    '& h3': { fontSize: 'sm' },
    '& small': { display: 'block', fontWeight: 'normal', fontSize: 'xs', color: 'fg.muted' },
    '& p': { fontSize: 'sm', color: 'fg.muted', overflowWrap: 'anywhere' },
    '& ul': { listStyle: 'none', p: '0', fontSize: 'sm', '& li': { display: 'flex', alignItems: 'center', gap: '2', py: '0.5' }, '& svg': { boxSize: '4', color: 'fg.muted', flexShrink: '0' } },
    '& [data-tools]': { mt: 'auto', pt: '2', display: 'flex', justifyContent: 'space-between', alignItems: 'center' },
  },
});

/** Ready-made fields and the tenant's own: added to what is being designed, in this browser, until the form is saved. */
export function FormLibrary({ maintenance }: { maintenance: Maintenance }) {
  const t = useBuilderTexts();
  const core = useCoreTexts();
  const { tenant } = useSession();
  const [params] = useSearchParams();
  const { definition, viewerCan } = maintenance;
  const place: FormPlace = { tenantId: tenant.id, section: definition.section, subSection: definition.subSection };
  const [{ base, draft, past, unread }] = useState(() => startOf(definition, place).state);
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const { data, error, refetch } = useFormLibraryQuery({ variables: { section: definition.section }, context: silent(), fetchPolicy: 'cache-and-network' });
  const matches = ({ label, description, group }: Entry) => foldName(`${label} ${description} ${group}`).includes(foldName(query));
  const entries = (data?.formLibrary ?? []).filter(matches);
  const ready = entries.filter(({ isDefault }) => isDefault);
  const own = entries.filter(({ isDefault }) => !isDefault);
  const name = maintenance.label;

  function add(entry: Entry, tabName: string | null) {
    const made = tabName === null ? addTab(draft, entry.group || entry.label) : null;
    const tab = made?.tab ?? draft.tabs.find((one) => one.name === tabName);
    if (!tab) return;
    const fields = fieldsOfWire(entry.fields).map((field) => ({ ...field, templateId: entry.isDefault ? entry.id : null }));
    const { definition: after } = insertFields(made?.definition ?? draft, fields, { tabName: tab.name, before: null });
    keep(place, { base, draft: after, past: [...past, draft], unread, at: new Date().toISOString() });
    notify({ severity: 'success', title: t('library.added', { label: entry.label, tab: tab.label }), detail: t('library.addedHint', { count: fields.length }) });
    void navigate(builderPath(definition, tab.name));
  }

  const cards = (list: readonly Entry[]) => (
    <List>
      {list.map((entry) => (
        <EntryCard key={entry.id} entry={entry} draft={draft} canEdit={viewerCan.edit} opened={params.get('tab')} onAdd={(tabName) => add(entry, tabName)} section={definition.section} />
      ))}
    </List>
  );
  return (
    <ListPage
      actionInReach={false}
      title={t('library.title', { form: maintenance.label.toLowerCase() })}
      subtitle={t('library.intro')}
      breadcrumb={[
        { label: t('list.title'), to: HOME },
        { label: name, to: builderPath(definition, params.get('tab') ?? undefined) },
      ]}
      action={<LinkButton to={builderPath(definition, params.get('tab') ?? undefined)}>{t('library.back')}</LinkButton>}
    >
      <chakra.div css={{ maxW: '24rem' }}>
        <SearchInput label={t('library.search')} value={query} onChange={setQuery} />
      </chakra.div>
      {!data && !error && <Skeleton lines={8} />}
      {!data && error && (
        <Notice severity="error" title={core('errors.load')} live action={<Button onClick={() => void refetch().catch(() => undefined)}>{core('retry')}</Button>}>
          {failuresOf(error)[0]?.message[0] ?? <LoadHint />}
        </Notice>
      )}
      {data && query !== '' && entries.length === 0 && <EmptyState kind="noMatch" title={t('library.noMatch', { query })} />}
      {ready.length > 0 && <Section title={t('library.ready')}>{cards(ready)}</Section>}
      {data && (own.length > 0 || query === '') && <Section title={t('library.own')}>{own.length > 0 ? cards(own) : <chakra.p css={{ color: 'fg.muted', fontSize: 'sm' }}>{t('library.ownNone')}</chakra.p>}</Section>}
    </ListPage>
  );
}

interface EntryCardProps {
  entry: Entry;
  draft: FormDefinition;
  canEdit: boolean;
  /** The tab that the builder showed. */
  opened: string | null;
  section: FormDefinition['section'];
  onAdd: (tabName: string | null) => void;
}

function EntryCard({ entry, draft, canEdit, opened, section, onAdd }: EntryCardProps) {
  const t = useBuilderTexts();
  const [removing, setRemoving] = useState(false);
  const [removeEntry] = useRemoveLibraryEntryMutation({ refetchQueries: [FormLibraryDocument], awaitRefetchQueries: true });
  const { id, label, description, group, fields, isDefault } = entry;
  const already = fields.filter(({ name, type }) => draft.fields.some((field) => field.type === type && foldName(field.name) === foldName(name))).length;
  const ownTab = group || label;
  const sorted = [...draft.tabs].sort((a, b) => Number(b.name === opened) - Number(a.name === opened));
  const newTab = draft.tabs.some((tab) => foldName(tab.label) === foldName(ownTab)) ? [] : [{ id: 'new', label: t('library.newTab', { label: ownTab }), onSelect: () => onAdd(null) }];
  async function remove() {
    const { data } = await removeEntry({ variables: { section, id } });
    const problem = data?.removeLibraryEntry.problems[0];
    notify(problem ? { severity: 'error', title: problem.message } : { severity: 'info', title: t('library.removed', { label }) });
  }
  return (
    <Card>
      <h3>
        {group && <small>{group}</small>}
        {label}
      </h3>
      {description && <p>{description}</p>}
      <ul>
        {fields.map(({ id: fieldId, name, type, text }) => (
          <li key={fieldId}>
            <TypeIcon type={type} label={t(`type.${type}`)} />
            {name || text}
          </li>
        ))}
      </ul>
      <div data-tools="">
        {canEdit && (
          <Menu
            placement="bottom-start"
            trigger={
              <Button icon={<Plus size={16} aria-hidden="true" />} aria-label={t('library.addTo', { label })}>
                {t('library.addShort')}
              </Button>
            }
            groups={[{ label: t('library.tab'), items: [...sorted.map((tab) => ({ id: `tab ${tab.name}`, label: tab.label, onSelect: () => onAdd(tab.name) })), ...newTab] }]}
          />
        )}
        {already > 0 && <p>{t('library.already', { count: already })}</p>}
        {canEdit && !isDefault && <IconButton label={t('library.remove', { label })} icon={<Trash2 size={16} aria-hidden="true" />} onClick={() => setRemoving(true)} />}
      </div>
      <ConfirmDialog open={removing} onClose={() => setRemoving(false)} onConfirm={remove} title={t('library.removeTitle', { label })} description={t('library.removeBody')} confirmLabel={t('library.removeConfirm')} danger />
    </Card>
  );
}
