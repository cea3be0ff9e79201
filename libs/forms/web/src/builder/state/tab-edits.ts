/** Tabs of a form: their names never change once fields stand on them, their labels do. */
import type { FormDefinition, FormTab } from '@afterbell/forms/domain';
import { fieldsOfTab, foldName, freeName, moveField, removeField, stepped } from './definition-edits';

/** A name as permissions and addresses can carry it: `health-and-care`. */
export function tabNameOf(label: string, taken: readonly string[]): string {
  const plain = label
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return freeName(plain || 'tab', taken).replace(/ /g, '-');
}

export function addTab(definition: FormDefinition, label: string): { definition: FormDefinition; tab: FormTab } {
  const tab = { name: tabNameOf(label, definition.tabs.map(({ name }) => name)), label: label.trim() };
  return { definition: { ...definition, tabs: [...definition.tabs, tab] }, tab };
}

export const labelTaken = (definition: FormDefinition, label: string, but?: string) => definition.tabs.some((tab) => tab.name !== but && foldName(tab.label) === foldName(label));

export function renameTab(definition: FormDefinition, name: string, label: string): FormDefinition {
  return { ...definition, tabs: definition.tabs.map((tab) => (tab.name === name ? { ...tab, label: label.trim() } : tab)) };
}

export function stepTab(definition: FormDefinition, name: string, step: -1 | 1): FormDefinition {
  return withTabs(definition, stepped(definition.tabs, definition.tabs.findIndex((tab) => tab.name === name), step));
}

/** A tab before or after another. */
export function placeTab(definition: FormDefinition, name: string, beside: string, side: 'before' | 'after'): FormDefinition {
  const moved = definition.tabs.find((tab) => tab.name === name);
  if (!moved || name === beside) return definition;
  const others = definition.tabs.filter((tab) => tab !== moved);
  return withTabs(definition, others.flatMap((tab) => (tab.name !== beside ? tab : side === 'before' ? [moved, tab] : [tab, moved])));
}

/** The order of tabs is the order of their fields. */
function withTabs(definition: FormDefinition, tabs: readonly FormTab[]): FormDefinition {
  const ordered = tabs.flatMap((tab) => fieldsOfTab(definition, tab.name));
  return { ...definition, tabs, fields: [...ordered, ...definition.fields.filter((field) => !ordered.includes(field))] };
}

/** A tab with fields that ship with the product stays, and so does the last one. */
export const tabStays = (definition: FormDefinition, name: string) => definition.tabs.length < 2 || fieldsOfTab(definition, name).some((field) => field.isDefault);

/** Its fields go with it, or to another tab. */
export function removeTab(definition: FormDefinition, name: string, moveTo: string | null): FormDefinition {
  if (tabStays(definition, name)) return definition;
  let after = definition;
  for (const { id } of fieldsOfTab(definition, name)) after = moveTo === null ? removeField(after, id) : moveField(after, id, { tabName: moveTo, before: null });
  return { ...after, tabs: after.tabs.filter((tab) => tab.name !== name) };
}
