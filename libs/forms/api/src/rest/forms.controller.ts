import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { Requires } from '@afterbell/core/api';
import { type FieldProblem } from '@afterbell/core/domain';
import { type FieldContext, type FieldDefinition, type FieldState, type FieldValue, isDisplayType, kindOf, MOST_EDITED_FIELDS, sameValue } from '@afterbell/forms/domain';
import { displayOf, type FormAddress } from '../records/form-answer';
import { noteTwice } from '../records/wire-edits';
import { FormReader, type LoadedForm } from '../records/form-reader';
import { FormService, forceOf } from '../records/form.service';
import { RECORD_FEATURES } from '../subjects/subject';
import { type Fields, formKey, integerOrNull, invalid, list, record, textOrNull } from './payload';

interface SentField {
  readonly id: number;
  readonly raw: unknown;
  readonly initial: unknown;
}

/** `/forms/load` and `/forms/save` (docs/rest.md "Forms"); the services are those of `form` and `saveForm`. */
@Controller('forms')
export class FormsController {
  constructor(
    private readonly reader: FormReader,
    private readonly forms: FormService,
  ) {}

  @Post('load')
  @HttpCode(200)
  @Requires('view', RECORD_FEATURES)
  async load(@Body() body: unknown) {
    return answer(await this.reader.load(addressOf(record(body))));
  }

  @Post('save')
  @HttpCode(200)
  @Requires('edit', RECORD_FEATURES)
  async save(@Body() body: unknown) {
    const payload = record(body);
    const address = addressOf(payload);
    const sent = list(payload['fields'], 'fields', MOST_EDITED_FIELDS).map(sentField);
    const initial = Object.fromEntries(sent.flatMap(({ id, initial: from }) => (from === undefined ? [] : [[id, from]])));
    const force = forceOf(textOrNull(payload, 'forceMode'), textOrNull(payload, 'forceModeId'));
    return answer(await this.forms.saveAndLoad({ ...address, version: integerOrNull(payload, 'version'), initial, force, edits: () => edits(sent) }));
  }
}

function answer({ subject, record: row, definition, form, values, state, context, tab }: LoadedForm) {
  return {
    section: subject.section,
    subSection: subject.subSection,
    tabName: tab,
    id: row?.id ?? null,
    title: row?.title ?? null,
    version: row?.version ?? null,
    formVersion: definition.version,
    canEdit: form.viewer.canEdit,
    tabs: form.shown.tabs,
    fields: form.shown.fields
      .filter(({ tabName }) => tab === null || tabName === tab)
      .map((one) => fieldAnswer(one, form.viewer.roleId, values[one.id] ?? null, state.fields[one.id], context)),
  };
}

/** Of a column only the caller's own mode. */
function columnAnswer({ roleModes, ...column }: FieldDefinition, roleId: string) {
  return { ...column, mode: column.mode === 'role' ? (roleModes[roleId] ?? 'rw') : column.mode };
}

/** All but the modes of other roles. Written out: copying what is left of a field costs more than everything else of a long form. */
function fieldAnswer(one: FieldDefinition, roleId: string, stored: FieldValue | null, state: FieldState | undefined, context: FieldContext) {
  const { visible = false, mode: decided = 'hidden', required = false } = state ?? {};
  // Nobody writes into what is only shown.
  const mode = decided === 'rw' && (isDisplayType(one.type) || one.type === 'generator') ? 'ro' : decided;
  const value = stored === null || isDisplayType(one.type) ? null : kindOf(one.type).toJson(stored as never, one);
  return {
    id: one.id,
    name: one.name,
    type: one.type,
    tabName: one.tabName,
    mode,
    required,
    help: one.help,
    closedReason: one.closedReason ?? null,
    text: one.text,
    uiWidth: one.uiWidth,
    maxWidth: one.maxWidth,
    maxHeight: one.maxHeight,
    defaultValue: one.defaultValue,
    options: one.options,
    fields: one.fields.length ? one.fields.map((column) => columnAnswer(column, roleId)) : NONE,
    limits: one.limits,
    shownWhen: one.shownWhen,
    requiredWhen: one.requiredWhen,
    validWhen: one.validWhen,
    hardcodedName: one.hardcodedName,
    isDefault: one.isDefault,
    templateId: one.templateId,
    visible,
    value,
    valueInitial: value,
    display: displayOf(stored, one, context),
  } satisfies Record<Exclude<keyof FieldDefinition, 'roleModes' | 'roleRequired'>, unknown> & Record<string, unknown>;
}

const NONE: readonly never[] = [];

function addressOf(payload: Fields): FormAddress {
  return { ...formKey(payload), tab: textOrNull(payload, 'tabName'), id: textOrNull(payload, 'id'), parentId: textOrNull(payload, 'parentId') };
}

function sentField(member: unknown, index: number): SentField {
  const field = record(member, `fields.${index}`);
  const id = integerOrNull(field, 'id', `fields.${index}.id`);
  if (id === null) throw invalid(`fields.${index}.id`, 'is required');
  return { id, raw: field['valueEdited'] === undefined ? field['value'] : field['valueEdited'], initial: field['valueInitial'] };
}

/** What stayed as it was loaded is no edit: whole forms are sent. */
function edits(sent: readonly SentField[]) {
  const edited: Record<number, unknown> = {};
  const problems: FieldProblem[] = [];
  for (const { id, raw, initial } of sent) {
    if (raw === undefined || (initial !== undefined && sameValue(raw, initial))) continue;
    if (Object.hasOwn(edited, id)) noteTwice(problems, id);
    edited[id] = raw;
  }
  return { edited, problems };
}
