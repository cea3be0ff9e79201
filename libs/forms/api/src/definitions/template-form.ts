import { MAINTENANCE_SECTIONS, type MaintenanceSection } from '@afterbell/core/domain';
import { field, type FieldDefinition, type FormDefinition, saysText, TEMPLATES } from '@afterbell/forms/domain';

export interface FormKey {
  readonly section: MaintenanceSection;
  readonly subSection: string;
}

export const formName = ({ section, subSection }: FormKey): string => `${section}/${subSection}`;

const FIRST_TEMPLATE_ID = 100_000;
const TEMPLATE_IDS = 900_000;

/**
 * Ids of what ships with the product follow from its name, so that every process and every tenant has the same ones without giving
 * them; a tenant's own are counted from 1 and never come near. A spec holds them apart.
 */
export function templateId(name: string): number {
  let hash = 2_166_136_261;
  for (const sign of name) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16_777_619);
  return FIRST_TEMPLATE_ID + ((hash >>> 0) % TEMPLATE_IDS);
}

function made(key: FormKey): FormDefinition | null {
  const template = TEMPLATES[key.section].find(({ subSection }) => subSection === key.subSection);
  if (!template) return null;
  const fields = template.fields.map(({ options = [], ...given }): FieldDefinition => {
    const name = `${formName(key)}/${given.hardcodedName}`;
    return field({ ...given, id: templateId(name), isDefault: true, options: options.map((label, place) => ({ id: templateId(`${name}/${place}`), label, retiredOn: null })) });
  });
  return { ...key, version: 0, tabs: template.tabs, fields };
}

const forms = new Map(
  MAINTENANCE_SECTIONS.flatMap((section) =>
    TEMPLATES[section].map(({ subSection, label }) => [formName({ section, subSection }), { label, definition: made({ section, subSection }) as FormDefinition }] as const),
  ),
);

/** What ships with the product, and its name; null when there is no such form. */
export function templateForm(key: FormKey): { label: string; definition: FormDefinition } | null {
  return forms.get(formName(key)) ?? null;
}

export const FORM_KEYS: readonly FormKey[] = [...forms.values()].map(({ definition: { section, subSection } }) => ({ section, subSection }));

/** Words of a field that has no place for them: a builder once wrote the type's label there. */
const withoutIdleText = (one: FieldDefinition): FieldDefinition => (one.text !== '' && !saysText(one.type) ? { ...one, text: '' } : one);

/** A stored definition with fields that the product has got since: they come after the default fields that it has. */
export function withTemplate(given: FormDefinition): FormDefinition {
  const stored = given.fields.some((one) => withoutIdleText(one) !== one) ? { ...given, fields: given.fields.map(withoutIdleText) } : given;
  const template = templateForm(stored)?.definition;
  if (!template) return stored;
  const known = new Set(stored.fields.map(({ id }) => id));
  const missing = template.fields.filter(({ id }) => !known.has(id));
  if (!missing.length) return stored;
  const tabs = [...stored.tabs, ...template.tabs.filter(({ name }) => missing.some(({ tabName }) => tabName === name) && !stored.tabs.some((tab) => tab.name === name))];
  const last = stored.fields.findLastIndex(({ isDefault }) => isDefault) + 1;
  return { ...stored, tabs, fields: [...stored.fields.slice(0, last), ...missing, ...stored.fields.slice(last)] };
}
