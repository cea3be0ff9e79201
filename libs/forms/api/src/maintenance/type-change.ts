/** What becomes of stored answers when a field changes its type. */
import type { Tx } from '@afterbell/core/api';
import { tidyLine } from '@afterbell/core/domain';
import { conversion, convertValue, type FieldContext, type FieldDefinition, type FieldValue, issueWords } from '@afterbell/forms/domain';
import { displayOf } from '../records/form-answer';
import { listRows } from '../records/list-rows';
import type { FormSubject } from '../subjects/subject';
import type { FormTypeChange } from '../types/maintenance.types';

interface ValueCount {
  value: FieldValue;
  count: string;
}

interface Tried extends FormTypeChange {
  readonly pairs: readonly { readonly was: FieldValue; readonly is: FieldValue; readonly rows: readonly object[] }[];
}

const MOST_TOLD = 20;
const LONGEST_TOLD = 120;

/** An answer within a sentence: a line of it, however many it has, and no page. */
function quoted(answer: string | null): string {
  const letters = [...tidyLine(answer)];
  return letters.length > LONGEST_TOLD ? `${letters.slice(0, LONGEST_TOLD).join('')}…` : letters.join('');
}

/** Every distinct answer of the tenant, tried; whose answers they are is not asked. */
export async function tryChange(tx: Tx, subject: FormSubject | null, from: FieldDefinition, to: FieldDefinition, context: FieldContext): Promise<Tried> {
  const stored = subject && !subject.columns[from.hardcodedName ?? ''] ? await tx.query<ValueCount>('select value, count from form_values($1, $2)', [subject.table, from.id], 'form_values') : [];
  const tried: Tried & { pairs: Tried['pairs'][number][] } = { conversion: conversion(from, to), values: 0, converts: 0, lost: 0, losses: [], pairs: [] };
  for (const { value, count } of stored) {
    const records = Number(count);
    tried.values += records;
    const converted = convertValue(value, from, to, context);
    if (!converted.issue && converted.value !== null && converted.value !== undefined) {
      tried.converts += records;
      tried.pairs.push({ was: value, is: converted.value, rows: listRows(to, converted.value) });
      continue;
    }
    tried.lost += records;
    const reason = converted.issue ? issueWords(converted.issue, to) : 'Nothing of it would be left.';
    if (tried.losses.length < MOST_TOLD) tried.losses.push({ value: quoted(displayOf(value, from, context)), reason, count: records });
  }
  tried.losses.sort((a, b) => b.count - a.count);
  return tried;
}

export async function convert(tx: Tx, subject: FormSubject, fieldId: number, pairs: Tried['pairs']): Promise<void> {
  if (pairs.length) await tx.execute('select form_values_convert($1, $2, $3::jsonb)', [subject.table, fieldId, JSON.stringify(pairs)], 'form_values_convert');
}
