import { Injectable } from '@nestjs/common';
import { CustomListService } from '@afterbell/forms/api';
import type { FieldDefinition, FormValues } from '@afterbell/forms/domain';
import { bothOf, type MergeValues, type PersonKind, type Side, suggestSides } from '@afterbell/people/domain';
import { kindSpec } from '../kinds/kind';
import type { PartRow } from '../parts/person-parts';
import { COLUMNS } from '../person-writer.sql';

/** A field that at least one of the two records answers. */
export interface MergeField extends MergeValues {
  /** As the tenant's form calls it. */
  readonly label: string;
  readonly suggested: Side;
  /** Both texts as one, where neither is given up. */
  readonly both: string | null;
}

export interface MergePerson {
  readonly id: string;
  readonly kinds: readonly PersonKind[];
  readonly version: number;
  readonly row: PartRow;
}

/** What has no field of a form, or none that the caller may see, is only filled where the record that stays says nothing. */
const ALSO = [['generatedId', 'generated_id'], ['photoFileId', 'photo_file_id']] as const;
const MOST_AT_ONCE = 50;

const customOf = ({ row }: MergePerson) => row['custom'] as FormValues;
const text = ({ row }: MergePerson, column: string) => (row[column] === null || row[column] === '' || row[column] === undefined ? null : String(row[column]));

/** The fields of two records side by side: which differ, which value is best, what is taken over. */
@Injectable()
export class MergeFields {
  constructor(private readonly custom: CustomListService) {}

  /** As far as the caller sees them on the forms of what either is. */
  async sideBySide(winner: MergePerson, loser: MergePerson): Promise<MergeField[]> {
    const { labels, own } = await this.visible(winner, loser);
    const values = COLUMNS.flatMap(([name, column]) => (labels.has(name) ? [{ name, winner: text(winner, column), loser: text(loser, column) }] : []));
    const identifiers = new Set(own.filter(({ type }) => type === 'generator').map(({ id }) => id));
    const custom = (await this.answers(winner, loser, own)).map(({ id, winner: mine, loser: theirs }) => ({ name: `custom.${id}`, winner: mine, loser: theirs, namesRecord: identifiers.has(id) }));
    const photo = ALSO.filter(([name]) => name === 'photoFileId').map(([name, column]) => ({ name, winner: text(winner, column), loser: text(loser, column) }));
    const all: MergeValues[] = [...photo, ...values, ...custom].filter((one) => one.winner !== null || one.loser !== null);
    const sides = suggestSides(all, String(loser.row['updated_at']) > String(winner.row['updated_at']) ? 'loser' : 'winner');
    return all.map((one): MergeField => ({ name: one.name, winner: one.winner, loser: one.loser, label: labels.get(one.name) ?? one.name, suggested: sides.get(one.name) ?? 'winner', both: bothOf(one) }));
  }

  /** Names of the fields whose value comes from the loser: what was chosen, and what the caller cannot see and the winner lacks. */
  async taken(winner: MergePerson, loser: MergePerson, chosen: readonly string[]): Promise<{ taken: Set<string>; unknown: string[] }> {
    const { labels, own } = await this.visible(winner, loser);
    const seen = new Set([...labels.keys(), 'photoFileId']);
    const filled = [...COLUMNS, ...ALSO].flatMap(([name, column]) => (!seen.has(name) && text(winner, column) === null && text(loser, column) !== null ? [name as string] : []));
    const mine = customOf(winner);
    const customFilled = Object.keys(customOf(loser)).filter((id) => !seen.has(`custom.${id}`) && (mine[Number(id)] ?? null) === null).map((id) => `custom.${id}`);
    const taken = new Set([...chosen.filter((name) => seen.has(name)), ...filled, ...customFilled]);
    // Files stand in the columns of a table: they go with the table.
    for (const one of own) if (taken.has(`custom.${one.id}`)) for (const column of one.fields) taken.add(`custom.${column.id}`);
    return { taken, unknown: chosen.filter((name) => !seen.has(name)) };
  }

  private async visible(winner: MergePerson, loser: MergePerson): Promise<{ labels: Map<string, string>; own: (FieldDefinition & { kind: PersonKind })[] }> {
    const labels = new Map<string, string>();
    const own = new Map<number, FieldDefinition & { kind: PersonKind }>();
    for (const kind of new Set([...winner.kinds, ...loser.kinds])) {
      const { shown, fields } = await this.custom.ofOne(kindSpec(kind).form);
      for (const { hardcodedName, name } of shown.fields) if (hardcodedName !== null) labels.set(kind === 'staff' && hardcodedName === 'localId' ? 'employeeId' : hardcodedName, name);
      for (const one of fields) {
        // The staff form's own columns are kept with the employment.
        if (one.hardcodedName === null) own.set(one.id, { ...one, kind });
      }
    }
    for (const one of own.values()) labels.set(`custom.${one.id}`, one.name);
    return { labels, own: [...own.values()] };
  }

  private async answers(winner: MergePerson, loser: MergePerson, own: readonly (FieldDefinition & { kind: PersonKind })[]) {
    const asked = own.filter(({ id }) => (customOf(winner)[id] ?? customOf(loser)[id] ?? null) !== null);
    const found: { id: number; winner: string | null; loser: string | null }[] = [];
    for (const kind of new Set(asked.map((one) => one.kind))) {
      const ids = asked.filter((one) => one.kind === kind).map(({ id }) => id);
      for (let first = 0; first < ids.length; first += MOST_AT_ONCE) {
        const some = ids.slice(first, first + MOST_AT_ONCE);
        const mine = await this.custom.valuesOf(kindSpec(kind).form, winner.id, some);
        const theirs = new Map((await this.custom.valuesOf(kindSpec(kind).form, loser.id, some)).map(({ fieldId, display }) => [fieldId, display]));
        found.push(...mine.map(({ fieldId, display }) => ({ id: fieldId, winner: display, loser: theirs.get(fieldId) ?? null })));
      }
    }
    return found;
  }
}

/** The winner's record as it is to be, and the loser's without the ids that only one person may have. */
export function personChanges(winner: MergePerson, loser: MergePerson, taken: ReadonlySet<string>, chosenBoth: ReadonlySet<string>): { winner: PartRow; loser: PartRow } {
  const next: Record<string, unknown> = { ...winner.row };
  const left: Record<string, unknown> = { ...loser.row };
  for (const [name, column] of [...COLUMNS, ...ALSO]) {
    const both = chosenBoth.has(name) ? bothOf({ name, winner: text(winner, column), loser: text(loser, column) }) : null;
    if (both !== null) next[column] = both;
    else if (taken.has(name)) next[column] = loser.row[column];
    if (taken.has(name) && ONCE.includes(column)) left[column] = null;
  }
  const custom = { ...customOf(winner) };
  for (const id of new Set([...Object.keys(customOf(loser)), ...Object.keys(custom)]))
    if (taken.has(`custom.${id}`)) {
      const value = customOf(loser)[Number(id)];
      if (value === undefined || value === null) Reflect.deleteProperty(custom, id);
      else Object.assign(custom, { [id]: value });
    }
  for (const kind of loser.kinds) next[`is_${kind}`] = true;
  return { winner: { ...next, custom }, loser: { ...left, removed_at: new Date().toISOString() } };
}

const ONCE: readonly string[] = ['local_id', 'state_id', 'employee_id', 'generated_id'];
