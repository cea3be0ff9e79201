import type { Statement, Tx } from '@afterbell/core/api';
import { type FeatureKey, type FieldProblem, ORGANIZATION_LEVELS, type PlainDate } from '@afterbell/core/domain';
import type { FormValues } from '@afterbell/forms/domain';
import type { FormKey } from '../definitions/template-form';

/** Features whose records have forms; which of them counts is decided by the subject, in the services. */
export const RECORD_FEATURES: FeatureKey[] = ['people.participants', 'people.contacts', 'people.staff', 'people.teachers', 'people.board_members', ...ORGANIZATION_LEVELS.map((level): FeatureKey => `organizations.${level}`), 'activities.list', 'services.list'];

/** By hardcodedName; a choice as the code that the column holds. */
export type Properties = Readonly<Record<string, unknown>>;

export interface SubjectRecord {
  readonly id: string;
  readonly version: number;
  readonly formVersion: number | null;
  readonly custom: FormValues;
  readonly title: string;
  /** Whose administrators read the trail of it. */
  readonly organizationId: string | null;
  readonly properties: Properties;
  /** Properties that this record no longer lets change, by hardcodedName, each with the reason. */
  readonly closed?: Readonly<Record<string, string>> | null;
  /** What decides the feature, where records of one section have several. */
  readonly level?: string;
}

export type FormForce = 'create' | { readonly update: string };

/**
 * A section's records, as forms see them. The section keeps its rules: it checks its own properties, looks for duplicates, and explains
 * what its table refuses. Registered with FormSubjects while modules start.
 */
export interface FormSubject extends FormKey {
  /** Subject of the trail, of files and of the side table. */
  readonly kind: 'person' | 'organization' | 'activity' | 'service';
  /** Of refusals: `The participant`. */
  readonly what: string;
  /** Verb of the trail: `participant.update`. */
  readonly action: string;
  readonly table: string;
  /** Columns of the properties, and how a text becomes one. */
  readonly columns: Readonly<Record<string, { readonly column: string; readonly cast: string; readonly beside?: true }>>;
  /** Writes properties that the section keeps in a table of its own, marked `beside` among the columns. */
  writeBeside?(tx: Tx, record: Pick<SubjectRecord, 'id' | 'organizationId'>, properties: Properties): Promise<void>;
  /** The column that is true of the records of this form, where its table holds those of several. */
  readonly among?: string;
  /** Told of the fields that somebody saved, by hardcodedName or by `c:` and the id of the tenant's own, in the transaction; at most one statement, not waited for. */
  saved?(tx: Tx, id: string, fields: readonly string[]): void;
  /** Other assignments of an update, such as `updated_at = now()`. */
  readonly also: string;
  /** Codes of a choice in the order of the template's options. */
  readonly codes: Readonly<Record<string, readonly string[]>>;
  /** True when the values are about a person, whose key seals them in the trail. */
  readonly isPerson: boolean;
  /** All features that its records may need; any of them opens their list. */
  readonly features: readonly FeatureKey[];
  /** The feature that allows viewing and editing a record; null of a new one. */
  featureOf(record: SubjectRecord | null): FeatureKey;
  /** What changing a record needs besides, where its kind is a feature of its own. */
  editFeatureOf?(record: SubjectRecord): FeatureKey;
  /** One statement that answers the record as `SubjectRecord`, within the caller's sight; with `hold` until the transaction ends. */
  record(id: string, hold: boolean): Statement;
  /** Tidied properties, and what is wrong with them. */
  check(properties: Properties, today: PlainDate): { readonly values: Properties; readonly problems: readonly FieldProblem[] };
  /** Adds a record; answers its id. */
  create(properties: Properties, parentId: string | null, force: FormForce | undefined): Promise<string>;
  /** A broken rule of the table as the problem of the property that broke it. */
  explain(error: unknown): unknown;
}
