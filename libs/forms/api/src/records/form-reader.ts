import { Injectable } from '@nestjs/common';
import { Db, requirePrincipal, type Statement } from '@afterbell/core/api';
import { AppError, foldText, isUuid, type Verb } from '@afterbell/core/domain';
import { evaluateForm, type FieldContext, type FormDefinition, type FormState, type FormValues, initialValues } from '@afterbell/forms/domain';
import { type DefinitionRow, DefinitionStore } from '../definitions/definition-store';
import { DRAFT_OF, type DraftRow, draftOf } from '../drafts/draft';
import { FormSubjects } from '../subjects/form-subjects';
import type { FormSubject, SubjectRecord } from '../subjects/subject';
import type { Form } from '../types/form.types';
import { type FormAddress, fieldsOf } from './form-answer';
import { fileContext } from './file-names';
import { formContext } from './form-context';
import { valuesOf } from './record-values';
import { closedForm, type ViewerForm, viewerForm } from './viewer-form';

/** A record's form as the caller has it, before it is put into words of a transport. */
export interface LoadedForm {
  readonly subject: FormSubject;
  readonly record: SubjectRecord | null;
  readonly definition: FormDefinition;
  readonly form: ViewerForm;
  readonly values: FormValues;
  readonly state: FormState;
  readonly context: FieldContext;
  readonly draft: DraftRow | null;
  /** Its key, when one was asked for by its key or its label. */
  readonly tab: string | null;
}

/** Whether the caller may use the verb on the record, or on new ones. */
export function allows(verb: Verb, subject: FormSubject, record: SubjectRecord | null): boolean {
  const { permissions } = requirePrincipal();
  const besides = record && verb === 'edit' ? subject.editFeatureOf?.(record) : undefined;
  return permissions.allows(verb, subject.featureOf(record)) && (besides === undefined || permissions.allows(verb, besides));
}

/** The key of a tab that is asked for by its key, or by what people read on it. */
export function tabOf(asked: string | null, { tabs }: FormDefinition): string | null {
  if (asked === null) return null;
  const found = tabs.find(({ name }) => name === asked) ?? tabs.find(({ label }) => foldText(label) === foldText(asked));
  if (!found) throw new AppError('NOT_FOUND', { what: 'The tab' });
  return found.name;
}

/** What a new record begins with, rules of preset options included. */
export function beginning(definition: FormDefinition, viewer: ViewerForm['viewer'], context: FieldContext): FormState {
  return evaluateForm(definition, initialValues(definition, context), viewer, context, {});
}

@Injectable()
export class FormReader {
  constructor(
    private readonly db: Db,
    private readonly definitions: DefinitionStore,
    private readonly subjects: FormSubjects,
  ) {}

  /** Definition, record and draft in one round trip. */
  async load({ section, subSection, tab: asked, id }: FormAddress): Promise<LoadedForm> {
    const key = { section, subSection };
    const subject = this.subjects.of(key);
    const notFound = () => new AppError('NOT_FOUND', { what: subject.what });
    if (id !== null && !isUuid(id)) throw notFound();
    const { userId, accessId } = requirePrincipal();
    const { statement, resolve } = this.definitions.query(key);
    const draft: Statement = { text: DRAFT_OF, values: [userId, accessId, section, subSection, id ?? ''], name: 'form_draft_of' };
    const [definitions, drafts, records = []] = await this.db.readTogether<[DefinitionRow, DraftRow, SubjectRecord]>([statement, draft, ...(id === null ? [] : [subject.record(id, false)])] as never);
    const [record = null] = records;
    if (id !== null && !record) throw notFound();
    return this.loaded({ subject, record, definition: resolve(definitions), draft: drafts[0] ?? null, asked });
  }

  /** What was read, as the caller may have it. Throws FORBIDDEN. */
  async loaded({ subject, record, definition, draft, asked }: Pick<LoadedForm, 'subject' | 'record' | 'definition' | 'draft'> & { readonly asked: string | null }): Promise<LoadedForm> {
    if (!allows(record ? 'view' : 'edit', subject, record)) throw new AppError('FORBIDDEN');
    const form = closedForm(viewerForm(definition, subject.featureOf(record), allows('edit', subject, record)), record?.closed);
    const tab = tabOf(asked, form.shown);
    const context = formContext();
    const stored = record && valuesOf(record, definition, subject);
    const state = stored ? evaluateForm(form.definition, stored, form.viewer, context) : beginning(form.definition, form.viewer, context);
    return { subject, record, definition, form, values: stored ?? state.values, state, context: await fileContext(this.db, form.shown.fields, [stored ?? state.values]), draft, tab };
  }

  async form(address: FormAddress): Promise<Form> {
    return formOf(await this.load(address));
  }
}

/** As GraphQL answers it. */
export function formOf({ subject, record, definition, form, values, state, context, draft, tab }: LoadedForm): Form {
  const { section, subSection } = subject;
  return {
    section, subSection, tab,
    id: record?.id ?? null,
    title: record?.title ?? null,
    version: record?.version ?? null,
    formVersion: definition.version,
    savedFormVersion: record?.formVersion ?? null,
    tabs: form.shown.tabs.filter(({ name }) => tab === null || name === tab),
    fields: fieldsOf({ shown: form.shown, roleId: form.viewer.roleId, values, state, context }, tab),
    viewerCan: { edit: form.viewer.canEdit },
    draft: draft && draftOf(draft, form.shown),
  };
}
