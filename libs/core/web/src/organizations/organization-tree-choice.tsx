import { Check } from 'lucide-react';
import { chakra } from '@chakra-ui/react';
import { nameRank } from '@afterbell/core/domain';
import { useCallback, useId, useState, type KeyboardEvent } from 'react';
import { useCoreTexts } from '../i18n/core-texts';
import { SearchInput } from '../ui/inputs';
import { Skeleton } from '../ui/skeleton';
import { VisuallyHidden } from '../ui/visually-hidden';
import { organizationTree, type OrganizationTree, type TreeOrganization, type TreeRow } from './organization-tree';
import { TreeList } from './tree-list';
import { useTreeRows } from './use-tree-rows';

export interface OrganizationTreeChoiceProps {
  /** Null while it is on its way: one may type already. */
  tree: OrganizationTree | null;
  currentId: string;
  label: string;
  /** False for what only shows where the others stand. */
  mayChoose: (node: TreeOrganization) => boolean;
  onChoose: (node: TreeOrganization) => void;
  openAll?: boolean;
  /** Told what is searched for, where the tree is not all there is. */
  onSearch?: (text: string) => void;
  autoFocus?: boolean;
  busy?: boolean;
}

const NONE = organizationTree([]);
/** As many are all shown at first. */
const FEW = 30;

/** Keys that belong to the words of a search once there are some. */
const OF_TEXT = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];

/** One organization of a tree. The field keeps the focus: letters search, arrows walk the tree beneath it, Enter chooses. */
export function OrganizationTreeChoice({ tree: known, currentId, label, mayChoose, onChoose, openAll = false, onSearch, autoFocus, busy = false }: OrganizationTreeChoiceProps) {
  const t = useCoreTexts();
  const id = useId();
  const [search, setSearch] = useState('');
  const tree = known ?? NONE;
  // A few are all shown, as are those among what may not be chosen; of many, the way to where one is.
  const open = useCallback(
    ({ nodes, byId, childrenOf, ancestorsOf }: OrganizationTree) => (openAll || nodes.length <= FEW ? byId.keys() : [...childrenOf(null).map((root) => root.id), ...ancestorsOf(currentId), currentId]),
    [openAll, currentId],
  );
  const press = ({ node }: TreeRow) => {
    if (mayChoose(node) && !busy) onChoose(node);
  };
  function start(rows: readonly TreeRow[], matches: ReadonlySet<string> | null): string | undefined {
    const offered = rows.filter(({ node }) => mayChoose(node));
    if (matches === null) return (offered.find(({ node }) => node.id === currentId) ?? offered[0])?.node.id;
    const ranked = offered.filter(({ node }) => matches.has(node.id)).map(({ node }) => ({ id: node.id, rank: nameRank(node.name, search) }));
    return ranked.reduce<(typeof ranked)[number] | undefined>((best, one) => (best && best.rank <= one.rank ? best : one), undefined)?.id;
  }
  const { rows, here, found, onKeyDown, toggle } = useTreeRows({ tree, search, open, start, onPress: press });
  const at = rows[here];

  function keys(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || event.key === ' ' || (search !== '' && OF_TEXT.includes(event.key))) return;
    onKeyDown(event);
  }
  return (
    <chakra.div css={{ display: 'flex', flexDirection: 'column', gap: '2', minW: '0' }} aria-busy={busy || undefined}>
      <SearchInput
        label={label}
        value={search}
        onChange={(text) => {
          setSearch(text);
          onSearch?.(text);
        }}
        role="combobox"
        aria-expanded={rows.length > 0}
        aria-haspopup="tree"
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={at && `${id}-${at.node.id}`}
        autoFocus={autoFocus}
        data-autofocus={autoFocus ? '' : undefined}
        onKeyDown={keys}
      />
      <VisuallyHidden role="status">{found ? t('tree.found', { count: found.matches.size, all: tree.nodes.length }) : ''}</VisuallyHidden>
      {!known ? (
        <Skeleton lines={6} />
      ) : rows.length === 0 ? (
        <chakra.p id={id} css={{ color: 'fg.muted', py: '3' }}>
          {t('shell.noOrganizations')}
        </chakra.p>
      ) : (
        <TreeList
          {...{ id, label, rows, here }}
          maxHeight="clamp(13rem, 44dvh, 26rem)"
          look={({ node }) => ({
            selected: node.id === currentId,
            disabled: !mayChoose(node),
            faint: !mayChoose(node) || (found !== null && !found.matches.has(node.id)),
            after: node.id === currentId && (
              <>
                <chakra.span css={{ color: 'accent.fg', flexShrink: '0' }}>
                  <Check size={16} aria-hidden="true" />
                </chakra.span>
                <VisuallyHidden>{t('shell.current')}</VisuallyHidden>
              </>
            ),
          })}
          onPress={press}
          onToggle={toggle}
        />
      )}
    </chakra.div>
  );
}
