import { Injectable } from '@nestjs/common';
import { AuditService, Db, personKey, type PersonKeyRow, requirePrincipal, type Statement, type Tx } from '@afterbell/core/api';
import { AppError, type FieldProblem, isUuid } from '@afterbell/core/domain';
import { type FieldDefinition, type FieldValue, type FormDefinition, type FormProblem, type FormValidation, type FormValues, isFileType, issueWords, namedProblem, problemWords, sameValue, validateForm, viewerCap, type WireInput } from '@afterbell/forms/domain';
import { DefinitionStore } from '../definitions/definition-store';
import { FORGET_DRAFT } from '../drafts/draft';
import { FileKeeper } from '../files/file-keeper.service';
import { FormSubjects } from '../subjects/form-subjects';
import type { FormForce, FormSubject, Properties, SubjectRecord } from '../subjects/subject';
import type { Form, SaveFormInput, SaveFormPayload } from '../types/form.types';
import { fileChange } from './file-claims';
import { displayOf, type FormAddress } from './form-answer';
import { fileContext } from './file-names';
import { formContext } from './form-context';
import { allows, beginning, FormReader, formOf, type LoadedForm, tabOf } from './form-reader';
import { FormWriter } from './form-writer';
import { namesIn } from './field-names';
import { boundFields, propertiesOf, valuesOf } from './record-values';
import { withHiddenCells } from './hidden-cells';
import { withRowIds } from './row-ids';
import { roleAnswerProblems } from './role-answers';
import { refuseStale } from './stale-save';
import { closedForm, type ViewerForm, viewerForm } from './viewer-form';
import { wireEdits } from './wire-edits';

export interface SaveRequest extends FormAddress {
  /** Version that was read; null compares `initial` instead, as the documented REST call does. */
  readonly version: number | null;
  /** What the caller began from, by id of the field. */
  readonly initial?: Readonly<Record<number, unknown>>;
  readonly edits: (definition: FormDefinition) => { readonly edited: Readonly<Record<number, unknown>>; readonly problems: readonly FieldProblem[] };
  readonly force?: FormForce;
  /** How a new record is made, where more is known of it than its form says. */
  readonly create?: (properties: Properties, force: FormForce | undefined) => Promise<string>;
}

interface Save {
  readonly tx: Tx;
  readonly subject: FormSubject;
  readonly definition: FormDefinition;
  readonly form: ViewerForm;
  readonly record: SubjectRecord | null;
  /** What seals the values of a person in the trail, where there is one already. */
  readonly seal: Buffer | null;
  readonly before: FormValues;
  readonly result: FormValidation;
  /** What nobody gave: the values that a new record begins with, as far as they were not sent. */
  readonly given: FormValues;
}

/** Loads and saves answers of records, whatever section they belong to. */
@Injectable()
export class FormService {
  constructor(
    private readonly db: Db,
    private readonly audit: AuditService,
    private readonly definitions: DefinitionStore,
    private readonly subjects: FormSubjects,
    private readonly reader: FormReader,
    private readonly writer: FormWriter,
    private readonly files: FileKeeper,
  ) {}

  load(address: FormAddress): Promise<Form> {
    return this.reader.form(address);
  }

  async saveWire({ section, subSection, tab, id, parentId, version, values, forceMode, forceModeId }: SaveFormInput): Promise<SaveFormPayload> {
    const address = { section, subSection, tab: tab ?? null, id: id ?? null, parentId: parentId ?? null };
    const saved = await this.saveAndLoad({ ...address, version: version ?? null, force: forceOf(forceMode ?? null, forceModeId ?? null), edits: (definition) => wireEdits(values as { fieldId: number; value: WireInput }[], definition) });
    return { problems: [], form: formOf(saved) };
  }

  /** All or nothing; answers the id of the record. */
  async save(request: SaveRequest): Promise<string> {
    return (await this.saveIn(request, () => null)).id;
  }

  /** The same; answers what is on record then, which is read on the way of the commit. */
  async saveAndLoad(request: SaveRequest): Promise<LoadedForm> {
    const { subject, definition, beside } = await this.saveIn(request, (tx, of, id) => ({ rows: tx.later<SubjectRecord & Record<string, unknown>>(of.record(id, false)) }));
    const [record] = await beside.rows;
    if (!record) throw new AppError('NOT_FOUND', { what: subject.what });
    // A draft of it went with the save.
    return this.reader.loaded({ subject, record, definition, draft: null, asked: request.tab });
  }

  /** `last`: what goes out behind all that is written. */
  private async saveIn<Beside>(request: SaveRequest, last: (tx: Tx, subject: FormSubject, id: string) => Beside): Promise<{ id: string; subject: FormSubject; definition: FormDefinition; beside: Beside }> {
    const { section, subSection, id } = request;
    const key = { section, subSection };
    const subject = this.subjects.of(key);
    return this.db.write(async (tx) => {
      const isOnRecord = id !== null && isUuid(id);
      const held: Statement[] = isOnRecord ? [subject.record(id, true), ...(subject.isPerson ? [personKey(id)] : [])] : [];
      const { definition, rows } = await this.definitions.withinAnd<[SubjectRecord & Record<string, unknown>, PersonKeyRow]>(tx, key, held as never);
      const [[record = null] = [], [own] = []] = rows;
      if (id !== null && !record) throw new AppError('NOT_FOUND', { what: subject.what });
      if (!allows('edit', subject, record)) throw new AppError('FORBIDDEN');
      const form = closedForm(viewerForm(definition, subject.featureOf(record), true), record?.closed);
      const before = record ? valuesOf(record, definition, subject) : beginning(form.definition, form.viewer, formContext()).values;
      const { edited: sent, problems } = request.edits(form.definition);
      const edited = withRowIds(sent, form.definition);
      // The cell of an export has the file's name, and means the file that is there.
      const isNamed = form.definition.fields.some(({ id: fieldId, type }) => isFileType(type) && typeof edited[fieldId] === 'string' && !isUuid(edited[fieldId]));
      const context = isNamed ? await fileContext(this.db, definition.fields, [before]) : formContext();
      if (record) await refuseStale(this.db, tx, subject, record, { version: request.version, initial: request.initial, shown: form.shown, before, edited });
      const tab = tabOf(request.tab, definition);
      const result = validateForm(form.definition, withHiddenCells(edited, before, form), { before, viewer: form.viewer, context, ...(tab === null ? {} : { tab }) });
      const files = fileChange(definition.fields, record ? before : {}, result.values);
      const refused = await this.files.refusals(tx, { subject: subject.kind, recordId: id }, files.claims);
      const withheld = files.claims.flatMap(({ fileId, fieldId }) => (refused.has(fileId) ? [{ path: String(fieldId), message: refused.get(fileId) as string }] : []));
      const roles = await roleAnswerProblems(tx, form.definition, edited, before, result.values);
      const all = [...problems, ...roles, ...result.problems.map((problem) => told(problem, form, record?.closed)), ...withheld];
      if (all.length) throw new AppError('VALIDATION', { problems: all.map((problem) => inWords(problem, form.shown)) });
      const savedId = record ? record.id : await this.create(subject, form.shown, definition, result.values, request);
      const given = record ? {} : Object.fromEntries(Object.entries(before).filter(([fieldId]) => !Object.hasOwn(edited, fieldId)));
      await this.write({ tx, subject, definition, form, record, seal: own?.key ?? null, before: record ? before : {}, result, given }, savedId);
      await this.files.hold(tx, { subject: subject.kind, recordId: savedId, organizationId: record?.organizationId ?? null }, files.claims, files.dropped);
      return { id: savedId, subject, definition, beside: last(tx, subject, savedId) };
    });
  }

  private async create(subject: FormSubject, shown: FormDefinition, definition: FormDefinition, values: FormValues, { parentId, force, create }: SaveRequest): Promise<string> {
    const properties = propertiesOf(values, definition, subject, {});
    try {
      return await (create ? create(properties, force) : subject.create(properties, parentId, force));
    } catch (error) {
      throw atFields(error, definition, subject, shown);
    }
  }

  /** Everything that changed, in a number of statements that does not grow with it. */
  private async write({ tx, subject, definition, form, record, seal, before, result, given }: Save, id: string): Promise<void> {
    const today = formContext().today;
    const values: Record<number, FieldValue | null> = { ...result.values, ...(await this.writer.generate(tx, definition, result.values, today)) };
    const changed = definition.fields.filter((one) => !sameValue(values[one.id], before[one.id]));
    const shown = { ...values };
    for (const one of changed) if (one.type === 'password' && typeof values[one.id] === 'string') values[one.id] = await this.writer.seal(values[one.id] as string);
    const bound = new Set(boundFields(definition, subject).map((one) => one.id));
    const own = changed.filter((one) => !bound.has(one.id));
    const properties = record ? this.changedProperties(subject, definition, form.shown, record, values) : {};
    if (changed.length) {
      this.writer.update(tx, subject, { id, properties, custom: Object.fromEntries(own.map((one) => [one.id, values[one.id] ?? null])), formVersion: definition.version });
      const beside = Object.fromEntries(Object.entries(properties).filter(([name]) => subject.columns[name]?.beside));
      if (record && Object.keys(beside).length) await subject.writeBeside?.(tx, record, beside);
      this.writer.list(tx, subject, id, own, values);
      // Identifiers are made here, and what a record began with nobody has chosen.
      const said = changed.filter((one) => one.type !== 'generator' && !(Object.hasOwn(given, one.id) && sameValue(values[one.id], given[one.id])));
      subject.saved?.(tx, id, said.map((one) => (bound.has(one.id) ? (one.hardcodedName ?? '') : `c:${one.id}`)));
      await this.note({ tx, subject, definition, record, seal }, id, record ? changed : own, before, shown);
    }
    const { userId, accessId } = requirePrincipal();
    for (const draft of new Set([id, record ? id : ''])) tx.send(FORGET_DRAFT, [userId, accessId, subject.section, subject.subSection, draft], 'form_draft_forget');
  }

  /** Properties of the record that become others, checked together by the section's own rules. */
  private changedProperties(subject: FormSubject, definition: FormDefinition, shown: FormDefinition, record: SubjectRecord, values: FormValues): Record<string, unknown> {
    const wanted = propertiesOf(values, definition, subject, record.properties);
    // What was on record and stayed is not for this save to answer for.
    if (Object.keys(wanted).every((name) => sameValue(wanted[name], record.properties[name]))) return {};
    const { values: tidied, problems } = subject.check({ ...wanted }, formContext().today);
    const own = problems.filter(({ path }) => !sameValue(wanted[path], record.properties[path]));
    if (own.length) throw atFields(new AppError('VALIDATION', { problems: own }), definition, subject, shown);
    return Object.fromEntries(Object.keys(subject.columns).flatMap((name) => (sameValue(tidied[name], record.properties[name]) || sameValue(wanted[name], record.properties[name]) ? [] : [[name, tidied[name] ?? null]])));
  }

  private async note({ tx, subject, definition, record, seal }: Pick<Save, 'tx' | 'subject' | 'definition' | 'record' | 'seal'>, id: string, changed: readonly FieldDefinition[], before: FormValues, values: FormValues): Promise<void> {
    if (!changed.length) return;
    const context = await fileContext(this.db, changed, [before, values]);
    const nameOf = namesIn(definition);
    const said = (from: FormValues) => Object.fromEntries(changed.map((one) => [nameOf(one), displayOf(from[one.id] ?? null, one, context)]));
    await this.audit.record(tx, {
      action: `${subject.action}.update`,
      subjectType: subject.kind,
      subjectId: id,
      ...(subject.isPerson ? { personId: id, key: seal } : {}),
      ...(record?.organizationId ? { organizationId: record.organizationId } : {}),
      before: said(before),
      after: said(values),
    });
  }
}

/** A field that the viewer does not know of has no name in what is said; one that the record holds fast says why. */
function told({ fieldId, path, message, issue }: FormProblem, { definition, viewer }: ViewerForm, closed: SubjectRecord['closed']): FieldProblem {
  const one = definition.fields.find(({ id }) => id === fieldId);
  const reason = issue.code === 'FIELD_READ_ONLY' ? closed?.[one?.hardcodedName ?? ''] : undefined;
  const unknown = one && viewerCap(one, viewer) === 'hidden';
  return { path, message: unknown ? issueWords({ code: 'FIELD_UNKNOWN' }, { ...one, name: String(fieldId) }) : (reason ?? message) };
}

/** With the name of its field, as far as the viewer knows of it. */
function inWords(problem: FieldProblem, { fields }: FormDefinition): FieldProblem {
  return { ...problem, line: problemWords(problem, fields) ?? namedProblem(`Field ${problem.path}`, problem.message) };
}

/** Problems of properties at the fields that are bound to them. */
function atFields(error: unknown, definition: FormDefinition, subject: FormSubject, shown: FormDefinition): unknown {
  if (!(error instanceof AppError) || !Array.isArray(error.params['problems'])) return error;
  const idOf = new Map(boundFields(definition, subject).map(({ hardcodedName, id }) => [hardcodedName, String(id)]));
  const problems = (error.params['problems'] as FieldProblem[]).map(({ path, message }) => {
    const id = idOf.get(path);
    return id === undefined ? { path, message } : inWords({ path: id, message }, shown);
  });
  return new AppError(error.code, { ...error.params, problems }, { cause: error });
}

export function forceOf(mode: string | null, id: string | null): FormForce | undefined {
  if (mode === 'create') return 'create';
  if (mode !== 'update') return undefined;
  if (!id) throw new AppError('VALIDATION', { problems: [{ path: 'forceModeId', message: 'is required with the mode update' }] });
  return { update: id };
}
