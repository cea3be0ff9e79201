/** The one interface that each of the types answers: parse, validate, store, show, compare, filter, write and read (docs/forms.md). */
import type { ListFieldType, PlainDate } from '@afterbell/core/domain';
import type { ValueType } from './field-type';
import type { ValueOf } from './field-value';
import type { FieldDefinition } from './form-definition';

/** What a value is read and shown by. No clock inside: `now` is passed. */
export interface FieldContext {
  /** Today in the time zone. */
  readonly today: PlainDate;
  /** ISO instant. */
  readonly now: string;
  /** IANA. */
  readonly timeZone: string;
  /** BCP 47, of what is shown. */
  readonly locale: string;
  /** ISO 4217, of amounts that name none. */
  readonly currency: string;
  /** ISO 3166 alpha-2, of phone numbers without a country. */
  readonly country: string;
  /** Names of stored files by id, as far as they are known. */
  readonly files?: ReadonlyMap<string, string>;
}

/** Why a value is not taken: a key of FIELD_PROBLEMS and what its words name. */
export interface FieldIssue {
  readonly code: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

export type Parsed<V> = { readonly value: V | null; readonly issue?: undefined } | { readonly value?: undefined; readonly issue: FieldIssue };

export interface FieldKind<T extends ValueType = ValueType> {
  readonly type: T;
  /** Reads what came from outside (typed text, JSON of REST, a cell of a file, a GraphQL value): canonical, null when empty, or why not. */
  parse(raw: unknown, field: FieldDefinition, context: FieldContext): Parsed<ValueOf<T>>;
  /** Whether a canonical value keeps the field's limits and options; `before` is what was stored, which may stay although an option has retired. */
  validate(value: ValueOf<T>, field: FieldDefinition, context: FieldContext, before?: ValueOf<T> | null): FieldIssue | null;
  /**
   * What is stored when a checked value takes the place of `before`, where that is not the value itself: the server's clock in a new
   * signature, the stored secret for its mask.
   */
  settle?(value: ValueOf<T>, before: ValueOf<T> | null, field: FieldDefinition, context: FieldContext): ValueOf<T> | null;
  /** As people read it, in one line. */
  format(value: ValueOf<T>, field: FieldDefinition, context: FieldContext): string;
  /** Order in which lists sort. */
  compare(a: ValueOf<T>, b: ValueOf<T>, field: FieldDefinition): number;
  /** One cell; `parse` reads it again. */
  toCsv(value: ValueOf<T>, field: FieldDefinition, context: FieldContext): string;
  /** As JSON of REST; `parse` reads it again. */
  toJson(value: ValueOf<T>, field: FieldDefinition): unknown;
  /** How lists filter and sort by it; null when they do not. */
  readonly list: ListFieldType | null;
  /** What lists compare: text folded by the database, a number as decimal text, a date, an instant, a flag, ids of options. */
  toList(value: ValueOf<T>, field: FieldDefinition): readonly string[];
}
