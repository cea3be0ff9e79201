import { Bookmark, BookmarkPlus, Home, Pencil, RotateCcw, Save, Trash2, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { chakra } from '@chakra-ui/react';
import { Button } from '../../ui/button';
import { Menu, type MenuAction } from '../../ui/menu';
import { shownColumns } from '../column-view';
import type { Column } from '../columns';
import { useViews, type View } from './use-views';
import { ViewDialog } from './view-dialog';
import { useViewsTexts } from './views-texts';

const Mark = chakra('span', { base: { color: 'fg.muted', fontWeight: 'normal' } });
const Name = chakra('span', { base: { maxW: { base: '6rem', md: '10rem' }, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } });
const icon = { size: 16, 'aria-hidden': true } as const;

export interface SavedViewsProps {
  /** The list's own name: `people.participants`. */
  list: string;
  columns: readonly Pick<Column<never>, 'id' | 'hidden' | 'optIn' | 'fixed'>[];
  hidden: readonly string[];
}

/** What is asked of a list, under a name: one's own and what others share. */
export function SavedViews({ list, columns, hidden }: SavedViewsProps) {
  const t = useViewsTexts();
  const shown = useMemo(() => shownColumns(columns, hidden), [columns, hidden]);
  const { views, active, changed, query, follow, leave, save, remove, choose } = useViews(list, shown);
  const [asked, setAsked] = useState<'new' | 'edit' | null>(null);

  const itemOf = (view: View): MenuAction => ({ id: view.id, label: wordsOf(view), checked: view.id === active?.id, onSelect: () => follow(view) });
  function wordsOf({ name, isMine, ownerName, sharedWith, isDefault }: View) {
    const marks = [isMine && sharedWith !== null ? t('sharedMark') : null, isDefault ? t('opensWith') : null].filter((mark) => mark !== null);
    return (
      <>
        {isMine || !ownerName ? name : t('by', { name, owner: ownerName })}
        {marks.length > 0 && <Mark> · {marks.join(' · ')}</Mark>}
      </>
    );
  }
  const ofActive = (view: View): MenuAction[] => [
    ...(changed && view.viewerCan.edit ? [{ id: 'save', label: t('saveChanges', { name: view.name }), icon: <Save {...icon} />, onSelect: () => void save({ id: view.id, version: view.version, name: view.name, query, isShared: view.sharedWith !== null }) }] : []),
    ...(changed ? [{ id: 'back', label: t('back', { name: view.name }), icon: <RotateCcw {...icon} />, onSelect: () => follow(view) }] : []),
    ...(view.viewerCan.edit ? [{ id: 'edit', label: t('change', { name: view.name }), icon: <Pencil {...icon} />, onSelect: () => setAsked('edit') }] : []),
    {
      id: 'default',
      label: t(view.isDefault ? 'noDefault' : 'makeDefault', { name: view.name }),
      icon: <Home {...icon} />,
      onSelect: () => void choose(view.isDefault ? null : view, view.isDefault ? t('said.defaultCleared') : t('said.defaultSet', { name: view.name })),
    },
    ...(view.viewerCan.remove ? [{ id: 'remove', label: t('remove', { name: view.name }), icon: <Trash2 {...icon} />, danger: true, onSelect: () => void remove(view) }] : []),
    { id: 'leave', label: t('whole'), icon: <X {...icon} />, onSelect: leave },
  ];

  return (
    <>
      <Menu
        placement="bottom-start"
        trigger={
          <Button variant="ghost" icon={<Bookmark aria-hidden="true" />}>
            {active ? <Name>{active.name}</Name> : t('button')}
            {changed && <Mark> · {t('changed')}</Mark>}
          </Button>
        }
        groups={[
          { label: t('mine'), items: views.filter(({ isMine }) => isMine).map(itemOf) },
          { label: t('shared'), items: views.filter(({ isMine }) => !isMine).map(itemOf) },
          { items: [{ id: 'new', label: t('saveAs'), icon: <BookmarkPlus {...icon} />, onSelect: () => setAsked('new') }, ...(active ? ofActive(active) : [])] },
        ]}
      />
      {asked && (
        <ViewDialog
          list={list}
          view={asked === 'edit' ? (active ?? null) : null}
          onClose={() => setAsked(null)}
          onSave={(name, isShared) => save(asked === 'edit' && active ? { id: active.id, version: active.version, name, query: active.query, isShared } : { name, query, isShared })}
        />
      )}
    </>
  );
}
