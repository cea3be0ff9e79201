import { Injectable } from '@nestjs/common';
import type { QueryResultRow } from 'pg';
import { Db, requirePrincipal, type Statement, type Tx } from '@afterbell/core/api';
import { AppError } from '@afterbell/core/domain';
import type { FormDefinition } from '@afterbell/forms/domain';
import { CURRENT } from './definition.sql';
import { type FormKey, formName, templateForm, withTemplate } from './template-form';

export interface DefinitionRow {
  version: number;
  /** Null when the version is the one that is known already. */
  definition: Pick<FormDefinition, 'tabs' | 'fields'> | null;
}

/** A statement to send with others, and what its answer means. */
export interface DefinitionQuery {
  statement: Statement;
  resolve: (rows: DefinitionRow[]) => FormDefinition;
}

const MOST_KNOWN = 500;

/** Definitions as they are now. The version is asked with each request, the definition itself only when it is another. */
@Injectable()
export class DefinitionStore {
  private readonly known = new Map<string, FormDefinition>();

  constructor(private readonly db: Db) {}

  query(key: FormKey): DefinitionQuery {
    const template = templateForm(key);
    if (!template) throw new AppError('NOT_FOUND', { what: 'The form' });
    const name = `${requirePrincipal().tenantId} ${formName(key)}`;
    const known = this.known.get(name) ?? template.definition;
    return {
      statement: { text: CURRENT, values: [key.section, key.subSection, known.version], name: 'form_definition_current' },
      resolve: ([row]) => {
        if (!row) return template.definition;
        if (row.version === known.version || !row.definition) return known;
        const definition = withTemplate({ ...key, version: row.version, ...row.definition });
        if (this.known.size >= MOST_KNOWN) this.known.clear();
        this.known.set(name, definition);
        return definition;
      },
    };
  }

  async current(key: FormKey): Promise<FormDefinition> {
    const { statement, resolve } = this.query(key);
    const [rows] = await this.db.readTogether<[DefinitionRow]>([statement]);
    return resolve(rows);
  }

  /** The same within a transaction. */
  async within(tx: Tx, key: FormKey): Promise<FormDefinition> {
    return (await this.withinAnd<[]>(tx, key, [])).definition;
  }

  /** The same with the rows of other statements, in one round trip. */
  async withinAnd<Rows extends QueryResultRow[]>(tx: Tx, key: FormKey, others: { [Index in keyof Rows]: Statement }): Promise<{ definition: FormDefinition; rows: { [Index in keyof Rows]: Rows[Index][] } }> {
    const { statement, resolve } = this.query(key);
    const [definition, ...rows] = await tx.together<[DefinitionRow, ...Rows]>([statement, ...others] as never);
    return { definition: resolve(definition as never), rows: rows as never };
  }

  /** A former version; 0 is what ships with the product. */
  async version(tx: Tx, key: FormKey, version: number): Promise<FormDefinition> {
    const template = templateForm(key);
    if (!template) throw new AppError('NOT_FOUND', { what: 'The form' });
    if (version === 0) return template.definition;
    const row = await tx.one<{ definition: Pick<FormDefinition, 'tabs' | 'fields'> }>('select definition from form_version where section = $1 and sub_section = $2 and version = $3', [key.section, key.subSection, version], 'form_version_read');
    if (!row) throw new AppError('NOT_FOUND', { what: 'The version' });
    return withTemplate({ ...key, version, ...row.definition });
  }
}
