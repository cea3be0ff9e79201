/** Between the columns of a record and the answers of its form. */
import { type FieldDefinition, type FieldValue, type FormDefinition, type FormValues, isChoice } from '@afterbell/forms/domain';
import { formName, templateId } from '../definitions/template-form';
import type { FormSubject, Properties, SubjectRecord } from '../subjects/subject';

/** Ids of the options of a choice that the product brings, in the order of its codes. */
export const optionIds = (subject: FormSubject, property: string) => (subject.codes[property] ?? []).map((_, place) => templateId(`${formName(subject)}/${property}/${place}`));

const isBound = (one: FieldDefinition, subject: FormSubject): one is FieldDefinition & { hardcodedName: string } => one.hardcodedName !== null && Object.hasOwn(subject.columns, one.hardcodedName);

export function boundFields(definition: FormDefinition, subject: FormSubject) {
  return definition.fields.filter((one) => isBound(one, subject)) as (FieldDefinition & { hardcodedName: string })[];
}

/** All answers of a record: of the product's own fields from their columns, of the tenant's from beside them. */
export function valuesOf(record: SubjectRecord, definition: FormDefinition, subject: FormSubject): FormValues {
  const values: Record<number, FieldValue | null> = { ...record.custom };
  for (const { id, hardcodedName, type } of boundFields(definition, subject)) {
    const stored = record.properties[hardcodedName] ?? null;
    if (stored === null) continue;
    values[id] = isChoice(type) ? (optionIds(subject, hardcodedName)[(subject.codes[hardcodedName] ?? []).indexOf(String(stored))] ?? null) : (stored as FieldValue);
  }
  return values;
}

/** Answers of the product's own fields as properties of the record; those that the form does not have stay as they are. */
export function propertiesOf(values: FormValues, definition: FormDefinition, subject: FormSubject, before: Properties): Properties {
  const properties: Record<string, unknown> = { ...before };
  for (const { id, hardcodedName, type } of boundFields(definition, subject)) {
    const value = values[id] ?? null;
    properties[hardcodedName] = value !== null && isChoice(type) ? (subject.codes[hardcodedName]?.[optionIds(subject, hardcodedName).indexOf(Number(value))] ?? null) : value;
  }
  return properties;
}
