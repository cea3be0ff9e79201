/** Answers that were typed and not saved, as they were sent. */
import type { Tx } from '@afterbell/core/api';
import { CARRIED_DRAFT, WIRE_KEYS, isDisplayType, type FormDefinition, type WireInput } from '@afterbell/forms/domain';
import type { FormDraft } from '../types/form.types';

export interface DraftRow {
  version: number | null;
  answers: { fieldId: number; value: WireInput }[];
  more: object | null;
  savedAt: Date;
}

export const DRAFT_DAYS = 30;

export const DRAFT_OF = `select record_version as version, answers, more, saved_at as "savedAt" from form_draft
  where user_id = $1 and access_id = $2 and section = $3 and sub_section = $4 and record_key = $5 and saved_at > now() - interval '${DRAFT_DAYS} days'`;

export const FORGET_DRAFT = 'delete from form_draft where user_id = $1 and access_id = $2 and section = $3 and sub_section = $4 and record_key = $5';

const CARRY = `update form_draft d set record_key = $2, record_version = ${CARRIED_DRAFT}, carried_from = coalesce(d.carried_from, d.record_key) where d.record_key = $1 and not exists (select 1 from form_draft own
  where own.user_id = d.user_id and own.access_id = d.access_id and own.section = d.section and own.sub_section = d.sub_section and own.record_key = $2)`;

/** What anybody had typed on a record that is now part of another waits there for them, unless they have a draft of that one. */
export async function carryDrafts(tx: Tx, from: string, to: string): Promise<void> {
  await tx.execute(CARRY, [from, to], 'form_drafts_carry');
}

const CARRIED_TO = 'select distinct carried_from as id from form_draft where record_key = $1 and carried_from is not null';
const GIVE_BACK = `update form_draft d set record_key = $3, record_version = case when d.carried_from <> $3 then ${CARRIED_DRAFT} end, carried_from = nullif(d.carried_from, $3)
  where d.record_key = $1 and d.carried_from = $2 and not exists (select 1 from form_draft own
  where own.user_id = d.user_id and own.access_id = d.access_id and own.section = d.section and own.sub_section = d.sub_section and own.record_key = $3)`;

/** What was carried to a record goes back to the records that are apart from it again; `nowOf` says as which record an id is found by then. */
export async function giveBackDrafts(tx: Tx, from: string, nowOf: (id: string) => Promise<string>): Promise<void> {
  for (const { id } of await tx.query<{ id: string }>(CARRIED_TO, [from], 'form_drafts_carried')) {
    const now = await nowOf(id);
    if (now !== from) await tx.execute(GIVE_BACK, [from, id, now], 'form_drafts_give_back');
  }
}

const nameOf = (key: string) => `${key.charAt(0).toUpperCase()}${key.slice(1)}Value`;

/** What was sent, as it is read: nothing of it was checked yet. */
function readable(input: WireInput): object | null {
  const [key, value] = Object.entries(input).find(([name, given]) => name !== 'clear' && given !== null && given !== undefined) ?? [];
  if (key === undefined) return null;
  if (key === 'rows') {
    const rows = value as { rowId: string; values: { fieldId: number; value: WireInput }[] }[];
    return { __typename: nameOf(key), rows: rows.map(({ rowId, values }) => ({ rowId, values: values.map((answer) => ({ fieldId: answer.fieldId, value: readable(answer.value) })) })) };
  }
  if (key === 'money') return { __typename: nameOf(key), money: { currency: '', ...(value as object) } };
  return { __typename: nameOf(key), [key]: value };
}

/** Only what the viewer may still see, and what the fields still hold: a form may have changed since. */
export function draftOf({ answers, savedAt, version, more }: DraftRow, shown: FormDefinition): FormDraft {
  const keys = new Map(shown.fields.flatMap(({ id, type }) => (isDisplayType(type) ? [] : [[id, WIRE_KEYS[type]] as const])));
  const values = answers.filter(({ fieldId, value }) => keys.has(fieldId) && (value.clear === true || Object.hasOwn(value, keys.get(fieldId) as string)));
  return { savedAt, version, more: more && JSON.stringify(more), values: values.map(({ fieldId, value }) => ({ fieldId, value: readable(value) })) };
}
