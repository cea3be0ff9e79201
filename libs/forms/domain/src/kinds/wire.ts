/** Between stored values and GraphQL's wire; both sides translate with these functions. */
import type { FieldIssue } from '../field-kind';
import { isDisplayType } from '../field-type';
import type { FieldValue, RoleModes, Signature, SubformRow } from '../field-value';
import type { FieldDefinition } from '../form-definition';
import { issue } from '../problems';
import { SECRET_MASK } from './password.kind';
import { inRow, MOST_ROWS } from './subform.kind';
import { WIRE_KEYS, type WireInput, type WireKey, type WireRoleMode, type WireRowInput, type WireRowOf, type WireValue } from './wire-types';

const INPUT_KEYS = [...new Set<string>(Object.values(WIRE_KEYS)), 'clear'] as (keyof WireInput)[];

function columnOf(field: FieldDefinition, id: number): FieldDefinition | undefined {
  return field.fields.find((column) => column.id === id);
}

function modesOf(modes: RoleModes): WireRoleMode[] {
  return Object.entries(modes).map(([roleId, mode]) => ({ roleId, mode }));
}

function rowsWith<V>(rows: readonly SubformRow[], field: FieldDefinition, write: (value: FieldValue | null, column: FieldDefinition) => V | null): WireRowOf<V>[] {
  return rows.map(({ rowId, values }) => ({
    rowId,
    values: field.fields.flatMap((column) => {
      const value = write(values[column.id] ?? null, column);
      return value === null ? [] : [{ fieldId: column.id, value }];
    }),
  }));
}

/** A stored value as GraphQL reads it; null is no answer. A secret says only that it is set. */
export function toWire(value: FieldValue | null, field: FieldDefinition): WireValue | null {
  if (value === null || isDisplayType(field.type)) return null;
  const key = WIRE_KEYS[field.type];
  return { __typename: `${key.charAt(0).toUpperCase()}${key.slice(1)}Value`, [key]: payloadOf(value, key, field) } as unknown as WireValue;
}

function payloadOf(value: FieldValue, key: WireKey, field: FieldDefinition): unknown {
  if (key === 'secret') return true;
  if (key === 'roleModes') return modesOf(value as RoleModes);
  return key === 'rows' ? rowsWith(value as readonly SubformRow[], field, toWire) : value;
}

/** What the client sends for a value; the mask of a secret that was not typed anew goes back as it came. */
export function toWireInput(value: FieldValue | null, field: FieldDefinition): WireInput {
  if (value === null || isDisplayType(field.type)) return { clear: true };
  const key = WIRE_KEYS[field.type];
  if (key === 'secret') return { secret: value as string };
  if (key === 'roleModes') return { roleModes: modesOf(value as RoleModes) };
  if (key === 'signature') {
    const { kind, strokes, name, agreedText } = value as Signature;
    return { signature: { kind, strokes, name, agreedText } };
  }
  if (key === 'rows') return { rows: rowsWith(value as readonly SubformRow[], field, (answer, column) => (answer === null && column.defaultValue === null ? null : toWireInput(answer, column))) };
  return { [key]: value } as WireInput;
}

/** The stored value that the client's forms begin with; a secret becomes its mask. */
export function ofWire(wire: WireValue | null, field: FieldDefinition): FieldValue | null {
  if (wire === null || isDisplayType(field.type)) return null;
  switch (wire.__typename) {
    case 'SecretValue':
      return wire.secret ? SECRET_MASK : null;
    case 'RoleModesValue':
      return Object.fromEntries(wire.roleModes.map(({ roleId, mode }) => [roleId, mode]));
    case 'RowsValue':
      return wire.rows.map(({ rowId, values }) => ({
        rowId,
        values: Object.fromEntries(
          values.flatMap(({ fieldId, value }) => {
            const column = columnOf(field, fieldId);
            return column ? [[fieldId, ofWire(value, column)] as const] : [];
          }),
        ),
      }));
    default:
      return (wire as unknown as Readonly<Record<string, FieldValue>>)[WIRE_KEYS[field.type]] ?? null;
  }
}

export type RawOfWire = { readonly raw: unknown; readonly issue?: undefined } | { readonly raw?: undefined; readonly issue: FieldIssue };

/** What `parse` of the field's kind reads, or why the input is none for this field: no member, two, or another type's. */
export function rawOfWire(input: WireInput, field: FieldDefinition): RawOfWire {
  if (isDisplayType(field.type)) return { issue: issue('FIELD_HAS_NO_VALUE') };
  const given = INPUT_KEYS.filter((key) => (input[key] ?? null) !== null);
  const expected = WIRE_KEYS[field.type];
  const [only] = given;
  if (only === undefined || given.length > 1) return { issue: issue('WIRE_ONE', { expected }) };
  if (only === 'clear') return input.clear === true ? { raw: null } : { issue: issue('WIRE_ONE', { expected }) };
  if (only !== expected) return { issue: issue('WIRE_KIND', { expected, given: only }) };
  return only === 'rows' ? rawRows(input.rows ?? [], field) : { raw: input[only] };
}

function rawRows(rows: readonly WireRowInput[], field: FieldDefinition): RawOfWire {
  if (rows.length > MOST_ROWS) return { issue: issue('TOO_MANY_ROWS', { max: MOST_ROWS, count: rows.length }) };
  const raw: unknown[] = [];
  for (const [index, { rowId, values }] of rows.entries()) {
    const answers: Record<number, unknown> = {};
    for (const { fieldId, value } of values) {
      const column = columnOf(field, fieldId);
      if (!column) return { issue: issue('ROW_FIELD_UNKNOWN', { row: index + 1 }) };
      if (Object.hasOwn(answers, fieldId)) return { issue: issue('ROW_FIELD_TWICE', { row: index + 1, column: column.name }) };
      const answer = rawOfWire(value, column);
      if (answer.issue) return { issue: inRow(index, column, answer.issue) };
      answers[fieldId] = answer.raw;
    }
    raw.push({ rowId, values: answers });
  }
  return { raw };
}
