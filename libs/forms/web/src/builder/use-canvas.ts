import { notify } from '@afterbell/core/web';
import { isDisplayType, saysText, type FieldType } from '@afterbell/forms/domain';
import { useBuilderTexts } from './builder-texts';
import { addField, changeField, COLUMNS, fieldsOfTab, findField, insertFields, moveField, removeField, stepField, type Place } from './state/definition-edits';
import { referencesTo } from './state/references';
import { useBuilderContext } from './use-builder';

/** What can be done to a field on the canvas, by pointer, keyboard or menu alike; each says what it did. */
export function useCanvas() {
  const t = useBuilderTexts();
  const builder = useBuilderContext();
  const { draft, tab, edit, noteUnread, go, say, undo } = builder;
  const labelOf = (name: string) => draft.tabs.find((one) => one.name === name)?.label ?? name;
  const nameOf = (id: number) => findField(draft, id)?.field.name ?? '';

  function sayPlace(after: typeof draft, id: number) {
    const field = findField(after, id)?.field;
    if (!field) return;
    const siblings = fieldsOfTab(after, field.tabName);
    say(t('canvas.moved', { name: field.name, at: siblings.indexOf(field) + 1, count: siblings.length, tab: labelOf(field.tabName) }));
  }

  function add(type: FieldType, place: Place = { tabName: tab, before: null }) {
    const choice = { options: [t('options.label', { at: 1 }), t('options.label', { at: 2 })] };
    const { definition, id } = addField(draft, { type, name: t(`type.${type}`), text: isDisplayType(type) && saysText(type) ? t(`type.${type}`) : '', ...choice }, place);
    edit(definition);
    go({ tab: place.tabName, field: id });
    say(t('palette.added', { name: findField(definition, id)?.field.name ?? '', tab: labelOf(place.tabName) }));
    return id;
  }

  function move(id: number, place: Place) {
    const after = moveField(draft, id, place);
    edit(after);
    sayPlace(after, id);
  }

  function step(id: number, by: -1 | 1) {
    const after = stepField(draft, id, by);
    if (after === draft) return;
    if (after.fields.every((field, index) => field === draft.fields[index]) && !findField(draft, id)?.parent) return say(t('canvas.first', { name: nameOf(id) }));
    edit(after);
    sayPlace(after, id);
  }

  function toTab(id: number, tabName: string) {
    move(id, { tabName, before: null });
    go({ tab: tabName, field: id });
  }

  function resize(id: number, columns: number) {
    const uiWidth = Math.min(COLUMNS, Math.max(1, Math.round(columns)));
    const field = findField(draft, id)?.field;
    noteUnread({ fieldId: id, targetId: id, path: 'uiWidth' });
    if (!field || field.uiWidth === uiWidth) return;
    edit(changeField(draft, id, (before) => ({ ...before, uiWidth })), `width ${id}`);
    say(t('canvas.width', { name: field.name, columns: uiWidth }));
  }

  function remove(id: number) {
    const found = findField(draft, id);
    if (!found) return;
    if (found.field.isDefault) {
      const title = t('canvas.keeps', { name: found.field.name });
      say(title);
      notify({ severity: 'info', title, detail: t('canvas.keepsHint') });
      return;
    }
    const references = referencesTo(draft, id);
    const after = removeField(draft, id);
    edit(after);
    go({ field: found.parent?.id ?? null });
    const title = t('canvas.removed', { name: found.field.name });
    say(title);
    notify({ severity: 'info', title, detail: references > 0 ? t('canvas.removedRefs', { count: references }) : undefined, action: { label: t('canvas.undo'), onClick: () => undo(after) } });
  }

  function duplicate(id: number) {
    const found = findField(draft, id);
    if (!found || found.parent) return;
    const siblings = fieldsOfTab(draft, found.field.tabName);
    const before = siblings[siblings.indexOf(found.field) + 1]?.id ?? null;
    const { definition, ids } = insertFields(draft, [found.field], { tabName: found.field.tabName, before }, true);
    const copy = ids[0];
    if (copy === undefined) return;
    edit(definition);
    go({ field: copy });
    sayPlace(definition, copy);
  }

  return { add, move, step, toTab, resize, remove, duplicate, labelOf };
}
