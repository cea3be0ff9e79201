import type { OrganizationLevel } from '@afterbell/core/domain';
import { BoardPage, Button, Checkbox, EmptyState, LoadHint, Menu, type MenuAction, MoreMenu, Notice, SearchInput, Skeleton, useCoreTexts, useSession, VisuallyHidden } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { FolderInput, Pencil, Plus, Power, SquareArrowOutUpRight } from 'lucide-react';
import { lazy, Suspense, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useOrganizationsTexts } from '../organizations-texts';
import { editPath } from '../shared/level-paths';
import { MoveDialog } from '../shared/move-dialog';
import { ObstaclesDialog } from '../shared/obstacles-dialog';
import { AddChildDialog } from './add-child-dialog';
import { returnFocus } from './return-focus';
import { beneath, itemsOf, openAtFirst, type Tree, type TreeNode, waysTo } from './tree-model';
import { useTreeTexts } from './tree-texts';
import { TreeView } from './tree-view';
import { type OrganizationTreeState, useOrganizationTree } from './use-organization-tree';

const ChartDialog = lazy(() => import('../chart/chart-dialog'));
const ImportDialog = lazy(() => import('../import/import-dialog'));

type Asked = { kind: 'add'; node: TreeNode; level: OrganizationLevel } | { kind: 'move' | 'obstacles'; node: TreeNode } | { kind: 'chart' | 'import' };

export default function OrganizationTreePage() {
  const { organization } = useSession();
  // Another place is another tree: nothing of the old one stays open or chosen.
  return <TreeBoard key={organization.id} />;
}

const Bar = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', rowGap: '2' } });

function TreeBoard() {
  const t = useTreeTexts();
  const words = useOrganizationsTexts();
  const core = useCoreTexts();
  const { organization, term } = useSession();
  const [params, setParams] = useSearchParams();
  const [inactive, search, at] = [params.get('inactive') === '1', params.get('q') ?? '', params.get('at')];
  const state = useOrganizationTree(inactive);
  const { tree } = state;
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => {
    if (asked && 'node' in asked) returnFocus(asked.node.id);
    setAsked(null);
  };
  const set = (name: string, value: string | null) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (value) after.set(name, value);
        else after.delete(name);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  const selected = tree?.byId.get(at ?? '') ?? tree?.children.get(null)?.[0] ?? null;
  const add = selected ? state.addLevels(selected) : [];
  const mayEditAny = tree ? [...tree.byId.values()].some(state.mayEdit) : false;
  const more: MenuAction[] = [
    { id: 'chart', label: words('action.chart'), onSelect: () => setAsked({ kind: 'chart' }), disabled: !tree },
    ...(state.mayImport ? [{ id: 'import', label: words('action.import'), onSelect: () => setAsked({ kind: 'import' }) }] : []),
  ];

  return (
    <BoardPage
      title={t('title')}
      subtitle={words('beneath', { name: organization.name })}
      more={more}
      action={selected && add.length > 0 && <AddMenu node={selected} levels={add} onAdd={(level) => setAsked({ kind: 'add', node: selected, level })} />}
      toolbar={
        <Bar>
          <chakra.div css={{ flex: { base: '1 1 100%', sm: '0 1 20rem' } }} role="search">
            <SearchInput label={t('find')} value={search} onChange={(next) => set('q', next)} />
          </chakra.div>
          {mayEditAny && term && <Checkbox label={words('showInactive', { term: term.name })} checked={inactive} onChange={(event) => set('inactive', event.target.checked ? '1' : null)} />}
        </Bar>
      }
    >
      {state.problem && (
        <Notice severity="error" live action={<Button onClick={state.dismiss}>{core('close')}</Button>}>
          {state.problem}
        </Notice>
      )}
      {state.denied ? (
        <EmptyState kind="noRight" />
      ) : state.failed ? (
        <Notice severity="error" live title={core('errors.load')} action={<Button onClick={() => void state.refetch().catch(() => undefined)}>{core('retry')}</Button>}>
          <LoadHint />
        </Notice>
      ) : !tree ? (
        <Skeleton lines={10} label={t('loading')} />
      ) : tree.byId.size === 0 ? (
        <EmptyState kind="nothing" title={words('emptyTitle')}>
          {words('emptyHint', { name: organization.name })}
        </EmptyState>
      ) : (
        <Branches tree={tree} state={state} search={search} selected={selected} onSelect={(id) => set('at', id)} onClear={() => set('q', null)} onAsk={setAsked} mayEditAny={mayEditAny} />
      )}
      {asked && tree && <Question asked={asked} state={state} tree={tree} onClose={close} onAdded={(id) => void state.refetch().then(() => set('at', id))} />}
    </BoardPage>
  );
}

interface BranchesProps {
  tree: Tree;
  state: OrganizationTreeState;
  search: string;
  selected: TreeNode | null;
  onSelect: (id: string) => void;
  onClear: () => void;
  onAsk: (asked: Asked) => void;
  mayEditAny: boolean;
}

function Branches({ tree, state, search, selected, onSelect, onClear, onAsk, mayEditAny }: BranchesProps) {
  const t = useTreeTexts();
  const words = useOrganizationsTexts();
  const core = useCoreTexts();
  const navigate = useNavigate();
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(() => openAtFirst(tree));
  const [renamingId, setRenamingId] = useState<string | null>(null);
  const [cutId, setCutId] = useState<string | null>(null);
  const cut = tree.byId.get(cutId ?? '') ?? null;
  const menuByKey = useRef(false);
  // Typing is never held up by five thousand names.
  const text = useDeferredValue(search);
  const items = useMemo(() => itemsOf(tree, expanded, text), [tree, expanded, text]);
  const selectedId = selected?.id ?? null;
  const matches = text.trim() === '' ? null : items.filter(({ matched }) => matched).length;

  // What the address or a change has chosen must be seen: the way to it opens.
  const parentId = selected?.parentId ?? null;
  const [shown, setShown] = useState<string | null>(null);
  const place = `${selectedId} ${parentId}`;
  if (selectedId !== null && shown !== place) {
    setShown(place);
    const closed = waysTo(tree, selectedId).filter((id) => !expanded.has(id));
    if (closed.length) setExpanded(new Set([...expanded, ...closed]));
  }
  const onExpand = (ids: readonly string[], open: boolean) =>
    setExpanded((before) => {
      const after = new Set(before);
      for (const id of ids) {
        if (open) after.add(id);
        else after.delete(id);
      }
      return after;
    });
  const onOpen = (node: TreeNode) => void navigate(editPath(node.level, node.id));
  const toggle = (node: TreeNode) => (node.enabled && !node.canBeDisabled ? onAsk({ kind: 'obstacles', node }) : void state.setEnabled(node, !node.enabled));
  const actionsOf = (node: TreeNode): MenuAction[] => [
    { id: 'open', label: words('action.open'), icon: <SquareArrowOutUpRight size={16} aria-hidden="true" />, onSelect: () => onOpen(node) },
    ...state.addLevels(node).map((level): MenuAction => ({ id: `add-${level}`, label: <LevelWords level={level} />, icon: <Plus size={16} aria-hidden="true" />, onSelect: () => onAsk({ kind: 'add', node, level }) })),
    ...(state.mayEdit(node)
      ? [
          { id: 'rename', label: words('action.rename'), icon: <Pencil size={16} aria-hidden="true" />, onSelect: () => setRenamingId(node.id) },
          ...(node.parentId === null
            ? []
            : [
                { id: 'move', label: words('action.move'), icon: <FolderInput size={16} aria-hidden="true" />, onSelect: () => onAsk({ kind: 'move', node }) },
                { id: 'enabled', label: words(node.enabled ? (node.canBeDisabled ? 'action.disable' : 'action.whyNot') : 'action.enable'), icon: <Power size={16} aria-hidden="true" />, onSelect: () => toggle(node) },
              ]),
        ]
      : []),
  ];

  return (
    <>
      <chakra.div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', rowGap: '1', mb: '-3', color: 'fg.muted', fontSize: 'sm' }}>
        <span role="status">{cut ? t('cut', { name: cut.name }) : matches === null ? t('count', { count: tree.byId.size }) : t('found', { count: matches })}</span>
        {!cut && <chakra.span css={{ hideBelow: 'md' }}>{mayEditAny ? t('keys') : t('readOnly')}</chakra.span>}
        <chakra.span css={{ marginInlineStart: 'auto', display: 'flex', gap: '4' }}>
          <Button variant="link" size="sm" onClick={() => setExpanded(new Set(beneath(tree, null).map(({ id }) => id)))}>
            {t('expandAll')}
          </Button>
          <Button variant="link" size="sm" onClick={() => setExpanded(new Set((tree.children.get(null) ?? []).map(({ id }) => id)))}>
            {t('collapseAll')}
          </Button>
        </chakra.span>
      </chakra.div>
      {items.length === 0 ? (
        <EmptyState kind="noMatch" action={<Button onClick={onClear}>{core('clear')}</Button>} />
      ) : (
        <TreeView
          label={t('label')}
          tree={tree}
          items={items}
          selectedId={selectedId}
          onSelect={onSelect}
          onExpand={onExpand}
          renamingId={renamingId}
          onRename={(node) => setRenamingId(node.id)}
          onRenamed={async (node, name) => {
            const wanted = name?.trim() ?? '';
            const done = name === null || wanted === node.name || (await state.rename(node, wanted)).problems.length === 0;
            if (done) setRenamingId(null);
            return done;
          }}
          onOpen={onOpen}
          onMenu={(node) => {
            menuByKey.current = true;
            document.getElementById(`menu-of-${node.id}`)?.querySelector('button')?.click();
          }}
          mayEdit={state.mayEdit}
          mayMove={(node, to) => state.whyNotMove(node, to) === null}
          cutId={cut?.id ?? null}
          onCut={(node) => {
            const problem = node && state.whyNotCut(node);
            state.say(problem);
            setCutId(problem === null ? (node?.id ?? null) : null);
          }}
          onPlace={(node, to) => {
            const problem = state.whyNotMove(node, to);
            if (problem !== null) return state.say(problem);
            setCutId(null);
            void state.move(node, to);
          }}
          menu={
            selected && (
              <span
                id={`menu-of-${selected.id}`}
                onFocus={() => {
                  // Opened from the row, it gives the focus back to the row, not to its button.
                  if (menuByKey.current) returnFocus(selected.id);
                  menuByKey.current = false;
                }}
                onClick={(event) => event.stopPropagation()} onDoubleClick={(event) => event.stopPropagation()} onKeyDown={(event) => event.stopPropagation()}>
                <MoreMenu label={t('actionsOf', { name: selected.name })} items={actionsOf(selected)} />
              </span>
            )
          }
        />
      )}
    </>
  );
}

function LevelWords({ level }: { level: OrganizationLevel }) {
  const words = useOrganizationsTexts();
  const { levelName } = useSession();
  return words('action.addLevel', { level: levelName(level) });
}

function AddMenu({ node, levels, onAdd }: { node: TreeNode; levels: readonly OrganizationLevel[]; onAdd: (level: OrganizationLevel) => void }) {
  const words = useOrganizationsTexts();
  const { levelName } = useSession();
  const trigger = (
    <Button variant="solid" icon={<Plus aria-hidden="true" />}>
      {words('action.add')}
      <VisuallyHidden>{node.name}</VisuallyHidden>
    </Button>
  );
  return <Menu trigger={trigger} header={<strong>{node.name}</strong>} groups={[{ items: levels.map((level) => ({ id: level, label: levelName(level), onSelect: () => onAdd(level) })) }]} />;
}

interface QuestionProps {
  asked: Asked;
  state: OrganizationTreeState;
  tree: Tree;
  onClose: () => void;
  onAdded: (id: string) => void;
}

/** The one dialog that is open. */
function Question({ asked, state, tree, onClose, onAdded }: QuestionProps) {
  if (asked.kind === 'add') return <AddChildDialog parent={asked.node} level={asked.level} onClose={onClose} onAdded={onAdded} />;
  if (!('node' in asked)) {
    return <Suspense fallback={null}>{asked.kind === 'chart' ? <ChartDialog tree={tree} onClose={onClose} /> : <ImportDialog onClose={onClose} onImported={() => void state.refetch()} />}</Suspense>;
  }
  // As the tree has it now: the version may have moved on since the question was asked.
  const node = tree.byId.get(asked.node.id) ?? asked.node;
  if (asked.kind === 'obstacles') return <ObstaclesDialog organization={node} onClose={onClose} onDisable={() => state.setEnabled(node, false)} />;
  const parentName = tree.byId.get(node.parentId ?? '')?.name ?? null;
  return <MoveDialog organization={{ ...node, parentName }} onClose={onClose} onMove={(place) => state.move(node, place, false)} />;
}
