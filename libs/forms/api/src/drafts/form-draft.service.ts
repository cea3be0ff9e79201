import { Injectable } from '@nestjs/common';
import { Db, requirePrincipal } from '@afterbell/core/api';
import { AppError, isUuid } from '@afterbell/core/domain';
import { CARRIED_DRAFT, MOST_EDITED_FIELDS, type WireInput } from '@afterbell/forms/domain';
import { FileKeeper } from '../files/file-keeper.service';
import type { FormKey } from '../definitions/template-form';
import { allows } from '../records/form-reader';
import { FormSubjects } from '../subjects/form-subjects';
import type { SubjectRecord } from '../subjects/subject';
import type { FormDraftPayload, SaveFormDraftInput } from '../types/form.types';
import { DRAFT_DAYS, FORGET_DRAFT } from './draft';

const KEEP = `insert into form_draft (user_id, access_id, section, sub_section, record_key, record_version, answers, more, carried_from, saved_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, now())
  on conflict (tenant_id, user_id, access_id, section, sub_section, record_key)
  do update set record_version = excluded.record_version, answers = excluded.answers, more = excluded.more, carried_from = excluded.carried_from, saved_at = excluded.saved_at`;
const KEPT = 'returning saved_at as "savedAt"';
/** A draft that its writer began on the record itself is not written over from elsewhere. */
const IS_CARRIED = `form_draft.record_version = ${CARRIED_DRAFT}`;

/** A whole form of long texts is less. */
const LONGEST_DRAFT = 1_000_000;
const LONGEST_MORE = 100_000;

/**
 * What somebody typed and did not save, kept on the server because it is about people (docs/forms.md). It belongs to one user in one
 * access, and nobody else reads it. Drafts are no changes: the trail does not speak of them.
 */
@Injectable()
export class FormDraftService {
  constructor(
    private readonly db: Db,
    private readonly subjects: FormSubjects,
    private readonly files: FileKeeper,
  ) {}

  async save({ section, subSection, id, version, values, more }: SaveFormDraftInput): Promise<FormDraftPayload> {
    const key = { section, subSection };
    if (!values.length && !more) return this.discard({ ...key, id: id ?? null });
    if (values.length > MOST_EDITED_FIELDS) throw new AppError('VALIDATION', { problems: [{ path: 'values', message: `are more than ${MOST_EDITED_FIELDS}` }] });
    // A secret is typed again: a draft is no place for it.
    const answers = JSON.stringify(values.filter(({ value }) => typeof (value as WireInput).secret !== 'string'));
    if (answers.length > LONGEST_DRAFT || answers.includes('\\u0000')) throw new AppError('VALIDATION', { problems: [{ path: 'values', message: 'are too long to be kept as a draft' }] });
    const other = more ? readMore(more) : null;
    const found = await this.requireEdit(key, id ?? null);
    const isCarried = found !== (id ?? null);
    return this.db.write(async (tx) => {
      const at = [...own(key, found), isCarried ? CARRIED_DRAFT : (version ?? null), answers, other, isCarried ? id : null];
      const row = await tx.one<{ savedAt: Date }>(isCarried ? `${KEEP} where ${IS_CARRIED} ${KEPT}` : `${KEEP} ${KEPT}`, at, isCarried ? 'form_draft_carry' : 'form_draft_keep');
      if (!row) throw new AppError('VALIDATION', { problems: [{ path: 'id', message: 'became part of a record of which you have a draft already' }] });
      const uploads = values.flatMap(({ value }) => (value as WireInput).file ?? []);
      await this.files.holdForDraft(tx, uploads, new Date(Date.now() + DRAFT_DAYS * 86_400_000));
      return { problems: [], savedAt: row.savedAt };
    });
  }

  async discard({ id, ...key }: FormKey & { id: string | null }): Promise<FormDraftPayload> {
    const found = (await this.record(key, id))?.id ?? id;
    await this.db.write(async (tx) => {
      await tx.execute(FORGET_DRAFT, own(key, id), 'form_draft_forget');
      if (found !== id) await tx.execute(`${FORGET_DRAFT} and ${IS_CARRIED}`, own(key, found), 'form_draft_forget_carried');
    });
    return { problems: [], savedAt: null };
  }

  /** The record that an id stands for now, which is another one since a merge. */
  private async record(key: FormKey, id: string | null): Promise<SubjectRecord | null> {
    const subject = this.subjects.of(key);
    if (id === null || !isUuid(id)) return null;
    const [[record = null]] = await this.db.readTogether<[SubjectRecord]>([subject.record(id, false)]);
    return record;
  }

  /** The id under which the draft is kept. */
  private async requireEdit(key: FormKey, id: string | null): Promise<string | null> {
    const subject = this.subjects.of(key);
    const record = await this.record(key, id);
    if (id !== null && !record) throw new AppError('NOT_FOUND', { what: subject.what });
    if (!allows('edit', subject, record)) throw new AppError('FORBIDDEN');
    return record?.id ?? null;
  }
}

/** An object, as JSON; what stands in it is the page's. */
function readMore(text: string): string {
  const refuse = (message: string) => new AppError('VALIDATION', { problems: [{ path: 'more', message }] });
  if (text.length > LONGEST_MORE || text.includes('\\u0000')) throw refuse('is too long to be kept as a draft');
  try {
    const value: unknown = JSON.parse(text);
    if (value !== null && typeof value === 'object' && !Array.isArray(value)) return text;
  } catch {
    // Said below.
  }
  throw refuse('is not a JSON object');
}

function own({ section, subSection }: FormKey, id: string | null): unknown[] {
  const { userId, accessId } = requirePrincipal();
  return [userId, accessId, section, subSection, id ?? ''];
}
