import type { Conflict } from './conflict-notice';

interface Problem {
  __typename?: string;
  message: string;
  path?: string | null;
  conflicts?: readonly Conflict[];
}

export interface SortedProblems {
  /** Messages by the field that they belong to. */
  fields: Readonly<Record<string, string>>;
  /** What belongs to no field. */
  others: readonly string[];
  conflicts: readonly Conflict[];
}

export const NO_PROBLEMS: SortedProblems = { fields: {}, others: [], conflicts: [] };

/** Problems as a form shows them: at the field, above the form, or as a conflict. The server says what is wrong, the form puts the field's name before it. */
export function sortProblems(problems: readonly Problem[], label: (field: string) => string | null): SortedProblems {
  const fields: Record<string, string> = {};
  const others: string[] = [];
  const conflicts: Conflict[] = [];
  for (const { message, path, conflicts: found = [] } of problems) {
    const name = path ? label(path) : null;
    if (found.length > 0) conflicts.push(...found);
    else if (path && name) fields[path] = fields[path] ? `${fields[path]} ${name} ${message}.` : `${name} ${message}.`;
    else others.push(message);
  }
  return { fields, others, conflicts };
}
