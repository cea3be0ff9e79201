/** Forms with what is sent and what must come of it, whoever does it: the engine, the browser's form, `/forms/save`. */
import type { FieldContext } from '../field-kind';
import type { FormDefinition } from '../form-definition';
import type { FormValues } from '../field-value';
import type { Viewer } from '../engine/form-state';
import everyType from './every-type.json';
import health from './health.json';
import rows from './rows.json';
import rulesAndRoles from './rules-and-roles.json';

export interface GoldenCase {
  readonly name: string;
  readonly viewer: Viewer;
  readonly tab?: string;
  readonly before: FormValues;
  /** As JSON or as people type it. */
  readonly edited: Readonly<Record<string, unknown>>;
  readonly expected: {
    readonly values: FormValues;
    readonly changed: readonly number[];
    readonly problems: readonly { readonly path: string; readonly code: string; readonly message: string }[];
  };
}

export interface GoldenForm {
  readonly title: string;
  readonly context: FieldContext;
  readonly definition: FormDefinition;
  readonly cases: readonly GoldenCase[];
}

export const GOLDEN_FORMS = [health, everyType, rulesAndRoles, rows] as unknown as readonly GoldenForm[];
