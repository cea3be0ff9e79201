/** Options by id or, from a file, by label; labels are compared without case and accents. */
import { foldText, formatDate, tidyLine } from '@afterbell/core/domain';
import type { FieldContext, FieldIssue } from '../field-kind';
import type { FieldDefinition, FieldOption } from '../form-definition';
import { issue } from '../problems';
import { orderOf } from './kind-helpers';

type WithOptions = Pick<FieldDefinition, 'options'>;

/** `Blue #12` and `#12` name an option by its id where its label alone would not. */
const NUMBERED = /#(-?\d{1,15})$/;

function byLabel(said: string, options: readonly FieldOption[]): readonly FieldOption[] {
  const exact = options.filter(({ label }) => label === said);
  if (exact.length) return exact;
  const folded = foldText(said);
  return options.filter(({ label }) => foldText(tidyLine(label)) === folded);
}

/** The id that a text or a number means, or why it means none. */
export function findOption(raw: unknown, { options }: WithOptions, { today }: Pick<FieldContext, 'today'>): number | FieldIssue {
  if (typeof raw === 'number' && Number.isFinite(raw)) return options.some(({ id }) => id === raw) ? raw : issue('OPTION_UNKNOWN', { option: String(raw) });
  if (typeof raw !== 'string' || raw.length > 10_000) return issue('VALUE_KIND');
  const said = tidyLine(raw);
  const withId = (id: number) => options.some((option) => option.id === id);
  const numbered = NUMBERED.exec(said);
  if (numbered?.index === 0 && withId(Number(numbered[1]))) return Number(numbered[1]);
  const labelled = byLabel(said, options);
  // Of several with one label, that which can be chosen now.
  const open = labelled.filter((option) => !isRetired(option, today));
  const [only, ...others] = labelled.length > 1 && open.length > 0 ? open : labelled;
  if (only && others.length === 0) return only.id;
  if (only) return issue('OPTION_AMBIGUOUS', { option: said });
  if (numbered && foldText(said.slice(0, numbered.index).trim()) === foldText(labelOf(Number(numbered[1]), { options })) && withId(Number(numbered[1]))) return Number(numbered[1]);
  return /^-?\d{1,15}$/.test(said) && withId(Number(said)) ? Number(said) : issue('OPTION_UNKNOWN', { option: said });
}

export function isRetired({ retiredOn }: Pick<FieldOption, 'retiredOn'>, today: string): boolean {
  return retiredOn !== null && retiredOn <= today;
}

/** A retired option stays where it was chosen and is not chosen anew. */
export function retiredIssue(id: number, { options }: WithOptions, { today }: Pick<FieldContext, 'today'>): FieldIssue | null {
  const option = options.find((each) => each.id === id);
  if (!option) return issue('OPTION_UNKNOWN', { option: String(id) });
  return isRetired(option, today) ? issue('OPTION_RETIRED', { option: option.label, date: formatDate(option.retiredOn) }) : null;
}

export function labelOf(id: number, { options }: WithOptions): string {
  return tidyLine(options.find((each) => each.id === id)?.label);
}

/** The shortest text that is read as this option again. */
export function optionText(id: number, field: WithOptions, context: Pick<FieldContext, 'today'>): string {
  const label = labelOf(id, field);
  return [label, `${label} #${id}`].find((text) => text !== '' && findOption(text, field, context) === id) ?? `#${id}`;
}

/** In the order in which the field shows its options. */
export function optionOrder(a: number, b: number, { options }: WithOptions): number {
  const place = (id: number) => {
    const index = options.findIndex((each) => each.id === id);
    return index === -1 ? options.length : index;
  };
  return orderOf(place(a), place(b)) || orderOf(a, b);
}
