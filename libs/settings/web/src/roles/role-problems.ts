export interface RoleProblem {
  code: string;
  message: string;
  path: string | null;
}

/** What a problem says at one field; entries and the rest are said above the form. */
export function atField(problems: readonly RoleProblem[], field: string, label = ''): string | undefined {
  const found = problems.find(({ path }) => path === field);
  return found && capital(`${label} ${found.message}`.trim());
}

export function elsewhere(problems: readonly RoleProblem[]): RoleProblem[] {
  return problems.filter(({ path }) => path !== 'name' && path !== 'levels');
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
