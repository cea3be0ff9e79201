import { Dialog, Field, IconButton, Menu, notify, RadioList, FieldGroup, TextInput, useTabInSight } from '@afterbell/core/web';
import type { FormTab } from '@afterbell/forms/domain';
import { chakra } from '@chakra-ui/react';
import { ArrowLeft, ArrowRight, CircleAlert, EllipsisVertical, Pencil, Plus, Trash2 } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useBuilderTexts } from './builder-texts';
import { DialogButtons } from './dialog-buttons';
import { fieldsOfTab } from './state/definition-edits';
import { addTab, labelTaken, placeTab, removeTab, renameTab, stepTab, tabStays } from './state/tab-edits';
import { useBuilderContext } from './use-builder';
import { useDropZone } from './use-field-drag';
import { useListDrag } from './use-list-drag';

const Strip = chakra('div', { base: { display: 'flex', alignItems: 'center', gap: '1', borderBottom: 'hairline', minW: '0', '& > [role=tablist]': { display: 'flex', minW: '0', overflowX: 'auto', scrollbarWidth: 'thin' } } });
const Trigger = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1.5',
    minH: 'control',
    px: '3',
    fontSize: 'sm',
    fontWeight: 'semibold',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    borderBottom: '2px solid transparent',
    outlineOffset: '-2px',
    '&[aria-selected=true]': { color: 'accent.fg', borderColor: 'accent.solid' },
    '&[data-over]': { bg: 'accent.subtle', boxShadow: 'inset 0 0 0 2px {colors.accent.solid}' },
    '&:hover:not([aria-selected=true])': { color: 'fg' },
    '& span': { fontWeight: 'normal', fontVariantNumeric: 'tabular-nums', fontSize: 'xs' },
    '& svg': { color: 'fg.error' },
  },
});

/** An element takes one kind of thing that is dropped: this one tabs, the tab within it fields. */
const Place = chakra('span', {
  base: {
    '&[data-edge=before]': { boxShadow: 'inset 3px 0 0 {colors.accent.solid}', _rtl: { boxShadow: 'inset -3px 0 0 {colors.accent.solid}' } },
    '&[data-edge=after]': { boxShadow: 'inset -3px 0 0 {colors.accent.solid}', _rtl: { boxShadow: 'inset 3px 0 0 {colors.accent.solid}' } },
  },
});

export const tabId = (name: string) => `builder-tab-${name}`;
export const PANEL_ID = 'builder-canvas';

/** The tabs of the form: one is open, fields can be dropped on any. */
export function TabStrip() {
  const t = useBuilderTexts();
  const { draft, tab: open, go, readOnly, problems } = useBuilderContext();
  const [asked, setAsked] = useState<'add' | 'rename' | 'remove' | null>(null);
  const current = draft.tabs.find(({ name }) => name === open);
  const close = () => setAsked(null);
  const list = useTabInSight(open, draft.tabs.length);
  return (
    <Strip>
      <div ref={list} role="tablist" aria-label={t('tabs.label')} onKeyDown={onArrow}>
        {draft.tabs.map((tab) => (
          <TabTrigger key={tab.name} tab={tab} wrong={problems.filter(({ fieldId }) => fieldId !== null && fieldsOfTab(draft, tab.name).some((field) => field.id === fieldId || field.fields.some(({ id }) => id === fieldId))).length} onOpen={() => go({ tab: tab.name, field: null })} />
        ))}
      </div>
      {!readOnly && current && <TabMenu tab={current} onAsk={setAsked} />}
      {!readOnly && <IconButton label={t('tabs.add')} icon={<Plus aria-hidden="true" />} onClick={() => setAsked('add')} />}
      {asked === 'add' && <TabNameDialog tab={null} onClose={close} />}
      {asked === 'rename' && current && <TabNameDialog tab={current} onClose={close} />}
      {asked === 'remove' && current && <RemoveTabDialog tab={current} onClose={close} />}
    </Strip>
  );
}

/** The arrow keys go from tab to tab and open it, Home and End to the first and last, as in every list of tabs. */
function onArrow(event: KeyboardEvent<HTMLElement>): void {
  const { key } = event;
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  if ((!step && key !== 'Home' && key !== 'End') || event.altKey) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const mirrored = (step ?? 0) * (document.documentElement.dir === 'rtl' ? -1 : 1);
  const next = step ? all[(all.indexOf(event.target as HTMLElement) + mirrored + all.length) % all.length] : all.at(key === 'Home' ? 0 : -1);
  event.preventDefault();
  next?.focus();
  next?.click();
}

function TabTrigger({ tab, wrong, onOpen }: { tab: FormTab; wrong: number; onOpen: () => void }) {
  const t = useBuilderTexts();
  const { draft, tab: open, edit, readOnly } = useBuilderContext();
  const element = useRef<HTMLButtonElement>(null);
  const over = useDropZone(element, { tab: tab.name }, !readOnly);
  const place = useRef<HTMLSpanElement>(null);
  const edge = useListDrag(place, { list: 'tabs', id: tab.name, onDrop: (name, side) => edit(placeTab(draft, name, tab.name, side)), enabled: !readOnly, inline: true });
  const selected = tab.name === open;
  return (
    <Place ref={place} role="presentation" data-edge={edge ?? undefined}>
      <Trigger ref={element} type="button" role="tab" id={tabId(tab.name)} aria-selected={selected} aria-controls={PANEL_ID} tabIndex={selected ? 0 : -1} data-over={over || undefined} aria-label={wrong > 0 ? t('tabs.withProblems', { label: tab.label, count: wrong }) : undefined} onClick={onOpen}>
        {tab.label}
        <span>{fieldsOfTab(draft, tab.name).length}</span>
        {wrong > 0 && <CircleAlert size={16} aria-hidden="true" />}
      </Trigger>
    </Place>
  );
}

function TabMenu({ tab, onAsk }: { tab: FormTab; onAsk: (what: 'rename' | 'remove') => void }) {
  const t = useBuilderTexts();
  const { draft, edit } = useBuilderContext();
  const at = draft.tabs.indexOf(tab);
  const stays = tabStays(draft, tab.name);
  const size = { size: 16, 'aria-hidden': true } as const;
  return (
    <Menu
      trigger={<IconButton label={t('tabs.menu', { label: tab.label })} icon={<EllipsisVertical aria-hidden="true" />} />}
      groups={[
        {
          items: [
            { id: 'rename', label: t('tabs.rename'), icon: <Pencil {...size} />, onSelect: () => onAsk('rename') },
            { id: 'earlier', label: t('tabs.earlier'), icon: <ArrowLeft data-mirror="" {...size} />, disabled: at === 0, onSelect: () => edit(stepTab(draft, tab.name, -1)) },
            { id: 'later', label: t('tabs.later'), icon: <ArrowRight data-mirror="" {...size} />, disabled: at === draft.tabs.length - 1, onSelect: () => edit(stepTab(draft, tab.name, 1)) },
          ],
        },
        { items: [{ id: 'remove', label: stays ? t('tabs.stays') : t('tabs.remove'), icon: <Trash2 {...size} />, danger: !stays, disabled: stays, onSelect: () => onAsk('remove') }] },
      ]}
    />
  );
}

function TabNameDialog({ tab, onClose }: { tab: FormTab | null; onClose: () => void }) {
  const t = useBuilderTexts();
  const { draft, edit, go } = useBuilderContext();
  const [label, setLabel] = useState(tab?.label ?? '');
  const [tried, setTried] = useState(false);
  const error = label.trim() === '' ? t('tabs.nameEmpty') : labelTaken(draft, label, tab?.name) ? t('tabs.nameTaken', { label: label.trim() }) : null;
  function submit() {
    setTried(true);
    if (error) return;
    if (tab) edit(renameTab(draft, tab.name, label));
    else {
      const added = addTab(draft, label);
      edit(added.definition);
      go({ tab: added.tab.name, field: null });
    }
    onClose();
  }
  return (
    <Dialog open onClose={onClose} size="sm" title={tab ? t('tabs.rename') : t('tabs.add')} onSubmit={submit} footer={<DialogButtons onCancel={onClose}>{tab ? t('tabs.keep') : t('tabs.create')}</DialogButtons>}>
      <Field label={t('tabs.name')} error={tried ? error : null} required>
        <TextInput value={label} maxLength={60} autoComplete="off" onChange={(event) => setLabel(event.target.value)} />
      </Field>
    </Dialog>
  );
}

function RemoveTabDialog({ tab, onClose }: { tab: FormTab; onClose: () => void }) {
  const t = useBuilderTexts();
  const { draft, edit, go, undo } = useBuilderContext();
  const count = fieldsOfTab(draft, tab.name).length;
  const others = draft.tabs.filter(({ name }) => name !== tab.name);
  const [to, setTo] = useState(others[0] ? `tab ${others[0].name}` : 'remove');
  function remove() {
    const after = removeTab(draft, tab.name, to === 'remove' || count === 0 ? null : to.slice(4));
    edit(after);
    go({ tab: others[0]?.name, field: null });
    notify({ severity: 'info', title: t('tabs.removed', { label: tab.label }), action: { label: t('canvas.undo'), onClick: () => undo(after) } });
    onClose();
  }
  return (
    <Dialog open onClose={onClose} role="alertdialog" size="sm" title={t('tabs.removeTitle', { label: tab.label })} onSubmit={remove} footer={<DialogButtons variant="danger" onCancel={onClose}>{t('tabs.removeConfirm')}</DialogButtons>}>
      {count === 0 ? (
        <p>{t('tabs.removeBody', { count })}</p>
      ) : (
        <FieldGroup legend={t('tabs.removeBody', { count })}>
          <RadioList name="move-to" value={to} onChange={setTo} options={[...others.map(({ name, label }) => ({ value: `tab ${name}`, label: t('tabs.moveTo', { label }) })), { value: 'remove', label: t('tabs.removeAll') }]} />
        </FieldGroup>
      )}
    </Dialog>
  );
}
