import { Injectable } from '@nestjs/common';
import { Db, type ListStatement, requestLoader, requirePrincipal } from '@afterbell/core/api';
import { AppError, type ListQuery, type MaintenanceSection } from '@afterbell/core/domain';
import { type FieldContext, type FieldDefinition, type FormDefinition, type FormValues, isDisplayType, kindOf, toWire } from '@afterbell/forms/domain';
import { type DefinitionRow, DefinitionStore } from '../definitions/definition-store';
import { type FormKey, formName } from '../definitions/template-form';
import { shapeToWire } from '../definitions/design-wire';
import { displayOf } from '../records/form-answer';
import { fileContext } from '../records/file-names';
import { viewerForm } from '../records/viewer-form';
import { FormSubjects } from '../subjects/form-subjects';
import type { FormSubject } from '../subjects/subject';
import type { CustomValue } from '../types/form.types';
import type { CustomListField } from '../types/maintenance.types';
import { customFieldsIn, withCustomFields } from './custom-fields.sql';

const MOST_COLUMNS = 50;

/** A section stands for its first form. Several forms: of a list of records of several kinds, which all stand in one table. */
export type FormOfList = MaintenanceSection | FormKey | readonly FormKey[];
const isSeveral = (section: FormOfList): section is readonly FormKey[] => Array.isArray(section);

export const tooManyColumns = () => new AppError('VALIDATION', { problems: [{ path: 'fieldIds', message: `are more than ${MOST_COLUMNS}` }] });

/** The tenant's own fields in lists: as columns, in filters, as an order. Who does not see a field cannot ask by it either. */
@Injectable()
export class CustomListService {
  constructor(
    private readonly db: Db,
    private readonly definitions: DefinitionStore,
    private readonly subjects: FormSubjects,
  ) {}

  async fieldsOf(section: MaintenanceSection | FormKey): Promise<CustomListField[]> {
    const { shown, fields } = await this.ofOne(section);
    return fields.map((one): CustomListField => {
      const list = isDisplayType(one.type) ? null : kindOf(one.type).list;
      return {
        fieldId: one.id,
        name: one.name,
        tabLabel: shown.tabs.find(({ name }) => name === one.tabName)?.label ?? one.tabName,
        type: one.type,
        listType: list,
        sortable: list !== null,
        currency: one.limits.currency ?? null,
        options: shapeToWire({ ...one, options: one.options.map(({ apply: _, ...option }) => option) }, shown).options,
      };
    });
  }

  /** Fields that can be shown, in the order of the form. */
  async visible(section: FormOfList): Promise<FieldDefinition[]> {
    if (!isSeveral(section)) return (await this.ofOne(section)).fields;
    const byId = new Map<number, FieldDefinition>();
    for (const form of section) for (const field of (await this.ofOne(form)).fields) byId.set(field.id, field);
    return [...byId.values()];
  }

  /** The form as the viewer sees it, and the fields of it that can be shown. */
  async ofOne(section: MaintenanceSection | FormKey): Promise<{ shown: FormDefinition; fields: FieldDefinition[] }> {
    const subject = this.subjectOf(section);
    const shown = shownOf(await this.definitions.current(subject), subject);
    return { shown, fields: own(shown, subject) };
  }

  /** The list's statement with the custom fields that the question names; any other stays unknown to it, and is refused there. */
  async extend<F extends string>(section: FormOfList, list: ListStatement<F>, query: ListQuery): Promise<ListStatement<F>> {
    const named = customFieldsIn(query);
    if (!named.size) return list;
    return withCustomFields(list, (await this.visible(section)).filter(({ id }) => named.has(id)), query);
  }

  /** Answers of a record that a list shows; one statement for a whole page, whatever columns are asked for. */
  async valuesOf(section: FormOfList, id: string, fieldIds: readonly number[]): Promise<CustomValue[]> {
    if (fieldIds.length > MOST_COLUMNS) throw tooManyColumns();
    if (!fieldIds.length) return [];
    if (isSeveral(section)) {
      const all = (await Promise.all(section.map((form) => this.valuesOf(form, id, fieldIds)))).flat();
      return all.filter(({ fieldId }, index) => all.findIndex((other) => other.fieldId === fieldId) === index);
    }
    const loaded = await requestLoader<string, { custom: FormValues; fields: ReadonlyMap<number, FieldDefinition> }>(`custom.${typeof section === 'string' ? section : formName(section)}`, async (ids) => {
      const subject = this.subjectOf(section);
      const { statement, resolve } = this.definitions.query(subject);
      const [definitions, rows] = await this.db.readTogether<[DefinitionRow, { id: string; custom: FormValues }]>([statement, { text: `select id, custom from ${subject.table} where id = any($1::uuid[])`, values: [ids], name: `custom_values_${subject.kind}` }]);
      const fields = new Map(own(shownOf(resolve(definitions), subject), subject).map((one) => [one.id, one]));
      const byId = new Map(rows.map((row) => [row.id, row.custom]));
      return ids.map((one) => ({ custom: byId.get(one) ?? {}, fields }));
    }).load(id);
    const asked = fieldIds.flatMap((fieldId) => loaded.fields.get(fieldId) ?? []);
    return answersOf(loaded.custom, asked, await fileContext(this.db, asked, [loaded.custom]));
  }

  subjectOf(section: FormOfList): FormSubject {
    const form = isSeveral(section) ? section[0] : section;
    const subject = typeof form === 'string' ? this.subjects.ofSection(form) : form && this.subjects.find(form);
    if (!subject) throw new AppError('NOT_FOUND', { what: 'The list' });
    return subject;
  }
}

function answersOf(custom: FormValues, fields: readonly FieldDefinition[], context: FieldContext): CustomValue[] {
  return fields.map((one) => {
    const value = custom[one.id] ?? null;
    return { fieldId: one.id, value: toWire(value, one), display: displayOf(value, one, context) };
  });
}

/** As the caller has it by whichever of the subject's features opens the list. */
function shownOf(definition: FormDefinition, subject: FormSubject): FormDefinition {
  const { permissions } = requirePrincipal();
  const feature = subject.features.find((one) => permissions.allows('view', one));
  if (!feature) throw new AppError('FORBIDDEN');
  return viewerForm(definition, feature, permissions.allows('edit', feature)).shown;
}

const own = ({ fields }: FormDefinition, { columns }: FormSubject): FieldDefinition[] => fields.filter(({ type, hardcodedName }) => !isDisplayType(type) && (hardcodedName === null || !Object.hasOwn(columns, hardcodedName)));
