import { Injectable } from '@nestjs/common';
import { Db } from '@afterbell/core/api';
import { DefinitionStore } from '../definitions/definition-store';
import type { FormKey } from '../definitions/template-form';
import { boundFields, optionIds } from '../records/record-values';
import { FormSubjects } from '../subjects/form-subjects';
import type { FieldUsage } from '../types/maintenance.types';

const LISTED = `select field_id as "fieldId", option_id as "optionId", count(distinct record_id)::int as count from custom_value where field_id = any($1::int[]) group by grouping sets ((field_id), (field_id, option_id))`;

const STORED = 'select field_id as "fieldId", null::int as "optionId", count::int as count from form_usage($1, $2)';

const BOUND = 'select name, code, count::int as count from form_usage_bound($1, $2, $3, $4)';

interface UsageRow {
  fieldId: number;
  optionId: number | null;
  count: number;
}

interface BoundRow {
  name: string;
  code: string | null;
  count: number;
}

/** How many records of the tenant answer each field of a form, and chose each option. */
@Injectable()
export class FormUsageService {
  constructor(
    private readonly db: Db,
    private readonly definitions: DefinitionStore,
    private readonly subjects: FormSubjects,
  ) {}

  /** Asked only when the page wants it: answers that no list compares are counted record by record. */
  async of(key: FormKey): Promise<FieldUsage[]> {
    const subject = this.subjects.find(key);
    if (!subject) return [];
    const definition = await this.definitions.current(key);
    const ids = definition.fields.map(({ id }) => id);
    const bound = boundFields(definition, subject).map(({ id, hardcodedName }) => ({ id, property: hardcodedName, column: subject.columns[hardcodedName]?.column ?? '' }));
    const inColumns = bound.filter(({ column }) => column !== '');
    const coded = inColumns.filter(({ property }) => subject.codes[property]);
    const [listed, stored, columns] = await this.db.readTogether<[UsageRow, UsageRow, BoundRow]>([
      { text: LISTED, values: [ids], name: 'form_usage' },
      { text: STORED, values: [subject.table, ids], name: 'form_usage_stored' },
      { text: BOUND, values: [subject.table, subject.among ?? null, inColumns.map(({ column }) => column), coded.map(({ column }) => column)], name: 'form_usage_bound' },
    ]);
    const ofColumns = columns.flatMap(({ name, code, count }): UsageRow[] => {
      const field = inColumns.find(({ column }) => column === name);
      if (!field) return [];
      const optionId = code === null ? null : optionIds(subject, field.property)[subject.codes[field.property]?.indexOf(code) ?? -1];
      return optionId === undefined ? [] : [{ fieldId: field.id, optionId, count }];
    });
    // What lists compare may leave out an answer that says no, what is stored does not know the options.
    const rows = [...listed, ...stored, ...ofColumns];
    return [...new Set(rows.map(({ fieldId }) => fieldId))].map((fieldId) => {
      const own = rows.filter((row) => row.fieldId === fieldId);
      const options = own.flatMap(({ optionId, count }) => (optionId === null ? [] : [{ optionId, count }]));
      return { fieldId, count: Math.max(...own.map(({ count }) => count)), options };
    });
  }
}
