import { MAX_PAGE_SIZE } from '@afterbell/core/domain';
import { Button, Dialog, EmptyState, LoadHint, MoreMenu, Notice, RecordHistory, silent, Skeleton, useCoreTexts, useMayReadHistory, type MenuAction } from '@afterbell/core/web';
import type { EntryFields } from '@afterbell/people/domain';
import { useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { History, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { ParticipantTabProps } from '../participant-tabs';
import { useEntriesTexts } from './entries-texts';
import type { ControlProps } from './entry-control';
import { EntryDialog } from './entry-dialog';
import type { Draft, EntryNode, EntryText, ListedDocuments } from './entry-documents';
import { useEntryChanges } from './use-entry-changes';

const PAGE = 25;
const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4', minW: '0', maxW: '60rem' } });
const List = chakra('ul', { base: { listStyle: 'none', m: '0', p: '0', '& > li': { display: 'flex', alignItems: 'flex-start', gap: '3', py: '3', borderTop: 'hairline' }, '& > li:last-of-type': { borderBottom: 'hairline' } } });

export interface EntriesTabProps<N extends EntryNode> extends ParticipantTabProps {
  /** As the trail names it: `note`. */
  noun: string;
  label: string;
  fields: EntryFields;
  documents: ListedDocuments<N>;
  /** With `add`, `edit`, `removed`, `empty`, `emptyHint`, and the fields. */
  t: EntryText;
  /** What a new one begins with. */
  start: Draft;
  rowName: (node: N) => string;
  row: (node: N, reload: () => void) => ReactNode;
  control?: (props: ControlProps) => ReactNode | null;
}

type Open<N> = { kind: 'edit'; node: N } | { kind: 'add' } | { kind: 'history'; node: N } | null;

/** A tab of a participant's record that keeps entries: the list, adding, changing, removing with a way back, the history of each. */
export function EntriesTab<N extends EntryNode>({ personId, canEdit, onChanged, noun, label, fields, documents, t, start, rowName, row, control }: EntriesTabProps<N>) {
  const core = useCoreTexts();
  const words = useEntriesTexts();
  const mayReadHistory = useMayReadHistory();
  const [first, setFirst] = useState(PAGE);
  const [open, setOpen] = useState<Open<N>>(null);
  const { data, previousData, error, loading, refetch } = useQuery(documents.list, { variables: { participantId: personId, first }, context: silent(), fetchPolicy: 'cache-and-network' });
  const entries = (data ?? previousData)?.entries;
  const reload = () => {
    void refetch().catch(() => undefined);
    onChanged();
  };
  const { save, remove } = useEntryChanges(documents, personId, reload);

  if (error && !entries) {
    return (
      <Notice severity="error" live title={core('errors.load')} action={<Button onClick={() => void refetch().catch(() => undefined)}>{core('retry')}</Button>}>
        <LoadHint />
      </Notice>
    );
  }
  if (!entries) return <Skeleton lines={4} />;

  const add = canEdit && (
    <Button variant={entries.nodes.length ? 'outline' : 'solid'} onClick={() => setOpen({ kind: 'add' })}>
      <Plus aria-hidden="true" />
      {t('add')}
    </Button>
  );
  const actions = (node: N): MenuAction[] => [
    ...(node.canEdit ? [{ id: 'edit', label: words('edit'), icon: <Pencil aria-hidden="true" />, onSelect: () => setOpen({ kind: 'edit', node }) }] : []),
    ...(mayReadHistory ? [{ id: 'history', label: words('history'), icon: <History aria-hidden="true" />, onSelect: () => setOpen({ kind: 'history', node }) }] : []),
    ...(node.canEdit ? [{ id: 'remove', label: words('remove'), icon: <Trash2 aria-hidden="true" />, danger: true, onSelect: () => void remove(node.id, t('removed')) }] : []),
  ];
  return (
    <Stack>
      {entries.nodes.length === 0 ? (
        <EmptyState kind="nothing" title={t('empty')} action={add}>
          {t('emptyHint')}
        </EmptyState>
      ) : (
        <>
          {add && <div>{add}</div>}
          <List aria-label={label}>
            {entries.nodes.map((node) => (
              <li key={node.id}>
                {row(node, reload)}
                <MoreMenu label={words('actions', { name: rowName(node) })} items={actions(node)} />
              </li>
            ))}
          </List>
          {entries.pageInfo.hasNextPage && first < MAX_PAGE_SIZE && (
            <div>
              <Button loading={loading} onClick={() => setFirst(Math.min(first + PAGE, MAX_PAGE_SIZE))}>
                {words('more')}
              </Button>
            </div>
          )}
        </>
      )}
      {(open?.kind === 'add' || open?.kind === 'edit') && (
        <EntryDialog
          title={t(open.kind === 'add' ? 'add' : 'edit')}
          fields={fields}
          start={open.kind === 'edit' ? draftOf(open.node, fields) : start}
          version={open.kind === 'edit' ? open.node.version : null}
          t={t}
          control={control}
          save={(values, version) => save(open.kind === 'edit' ? open.node.id : null, version, values)}
          onClose={() => setOpen(null)}
        />
      )}
      {open?.kind === 'history' && (
        <Dialog open size="md" title={words('history')} onClose={() => setOpen(null)}>
          <RecordHistory subjectType={noun} subjectId={open.node.id} />
        </Dialog>
      )}
    </Stack>
  );
}

export function draftOf(node: object, fields: EntryFields): Draft {
  const held = node as Readonly<Record<string, unknown>>;
  return Object.fromEntries(Object.keys(fields).map((key) => [key, typeof held[key] === 'boolean' ? held[key] : held[key] === null || held[key] === undefined ? '' : String(held[key])]));
}
