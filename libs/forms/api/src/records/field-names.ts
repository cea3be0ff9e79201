import type { FieldDefinition, FormDefinition } from '@afterbell/forms/domain';

/** Fields by name; with their tab where two have the same one. */
export function namesIn({ fields, tabs }: FormDefinition): (one: FieldDefinition) => string {
  const count = new Map<string, number>();
  for (const { name } of fields) count.set(name, (count.get(name) ?? 0) + 1);
  return ({ name, tabName }) => ((count.get(name) ?? 0) > 1 ? `${name} (${tabs.find((tab) => tab.name === tabName)?.label ?? tabName})` : name);
}
