import type { Caller, TestApp } from './harness';

/** Everything of a definition that can be sent back. */
const CONDITION = '{ nodes { parent kind fieldId op operands { text number flag } isList } }';
const COLUMN = `id name type tabName mode roleModes { roleId mode } required help text uiWidth hardcodedName isDefault limits { min max maxLength minDate pattern }
  options { id label retiredOn }`;
const DESIGN = `${COLUMN} shownWhen ${CONDITION} requiredWhen ${CONDITION} fields { ${COLUMN} }`;
export const MAINTENANCE = `query m($section: MaintenanceSection!, $subSection: String!) {
  formMaintenance(section: $section, subSection: $subSection) { version tabs { name label } fields { ${DESIGN} } usage { fieldId count options { optionId count } } lastChange { version savedBy } viewerCan { edit } } }`;
export const SAVE_MAINTENANCE = `mutation s($input: SaveFormMaintenanceInput!) {
  saveFormMaintenance(input: $input) { maintenance { version tabs { name label } fields { ${DESIGN} } } merge { theirVersion theirs { field what } conflicts { field what mine theirs } } problems { code message path } } }`;

export interface Design {
  id: number;
  name: string;
  type: string;
  tabName: string;
  hardcodedName?: string | null;
  options?: { id: number; label: string; retiredOn?: string | null }[];
  [attribute: string]: unknown;
}

export interface Maintenance {
  version: number;
  tabs: { name: string; label: string }[];
  fields: Design[];
  usage?: { fieldId: number; count: number; options: { optionId: number; count: number }[] }[];
}

export interface SavedMaintenance {
  maintenance: Maintenance | null;
  merge: { theirVersion: number; theirs: { field: string; what: string }[]; conflicts: { field: string; what: string; mine: string; theirs: string }[] } | null;
  problems: { code: string; message: string; path: string | null }[];
}

export const PARTICIPANTS = { section: 'participants', subSection: 'participant' };

export function formsOf(test: TestApp) {
  const ask = async <T>(caller: Caller | null, query: string, variables: object): Promise<T> => {
    const { data, errors } = await test.graphql(caller, query, variables);
    if (errors.length) throw new Error(JSON.stringify(errors));
    return Object.values(data ?? {})[0] as T;
  };
  const maintenance = (caller: Caller, key: object = PARTICIPANTS) => ask<Maintenance>(caller, MAINTENANCE, key);
  const save = (caller: Caller, { version, tabs, fields }: Maintenance, key: object = PARTICIPANTS) =>
    ask<SavedMaintenance>(caller, SAVE_MAINTENANCE, { input: { ...key, baseVersion: version, tabs, fields } });
  /** Adds fields on a tab of their own; answers what is stored. */
  const add = async (caller: Caller, fields: Design[], key: object = PARTICIPANTS): Promise<Maintenance> => {
    const now = await maintenance(caller, key);
    const tab = { name: 'HEALTH', label: 'Health' };
    const tabs = now.tabs.some(({ name }) => name === tab.name) ? now.tabs : [...now.tabs, tab];
    const saved = await save(caller, { ...now, tabs, fields: [...now.fields, ...fields] }, key);
    if (saved.problems.length || !saved.maintenance) throw new Error(JSON.stringify(saved.problems));
    return saved.maintenance;
  };
  return { ask, maintenance, save, add };
}

export const idOf = ({ fields }: Maintenance, name: string): number => fields.find((one) => one.name === name)?.id ?? 0;
