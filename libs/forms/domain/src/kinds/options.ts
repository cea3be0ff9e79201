/** Options by id or, from a file, by label; labels are compared without case and accents. */
import { foldText, formatDate, tidyLine } from '@afterbell/core/domain';
import type { FieldContext, FieldIssue } from '../field-kind';
import type { FieldDefinition, FieldOption } from '../form-definition';
import { issue } from '../problems';
import { orderOf } from './kind-helpers';

type WithOptions = Pick<FieldDefinition, 'options'>;

/** `Blue #12` and `#12` name an option by its id where its label alone would not. */
const NUMBERED = /#(-?\d{1,15})$/;

interface OptionIndex {
  readonly byId: ReadonlyMap<number, FieldOption>;
  readonly place: ReadonlyMap<number, number>;
  readonly byLabel: ReadonlyMap<string, readonly FieldOption[]>;
  readonly byFolded: ReadonlyMap<string, readonly FieldOption[]>;
}

/** Made once for the options of a definition, which do not change: a file has a cell of each row to look up, a list has rows to sort. */
const indexes = new WeakMap<readonly FieldOption[], OptionIndex>();

function grouped(options: readonly FieldOption[], nameOf: (option: FieldOption) => string): Map<string, FieldOption[]> {
  const groups = new Map<string, FieldOption[]>();
  for (const option of options) {
    const group = groups.get(nameOf(option));
    if (group) group.push(option);
    else groups.set(nameOf(option), [option]);
  }
  return groups;
}

function indexOf({ options }: WithOptions): OptionIndex {
  let index = indexes.get(options);
  if (!index) {
    index = {
      byId: new Map(options.map((option) => [option.id, option])),
      place: new Map(options.map(({ id }, place) => [id, place])),
      byLabel: grouped(options, ({ label }) => label),
      byFolded: grouped(options, ({ label }) => foldText(tidyLine(label))),
    };
    indexes.set(options, index);
  }
  return index;
}

/** The id that a text or a number means, or why it means none. */
export function findOption(raw: unknown, field: WithOptions, { today }: Pick<FieldContext, 'today'>): number | FieldIssue {
  const { byId, byLabel, byFolded } = indexOf(field);
  if (typeof raw === 'number' && Number.isFinite(raw)) return byId.has(raw) ? raw : issue('OPTION_UNKNOWN', { option: String(raw) });
  if (typeof raw !== 'string' || raw.length > 10_000) return issue('VALUE_KIND');
  const said = tidyLine(raw);
  const numbered = NUMBERED.exec(said);
  if (numbered?.index === 0 && byId.has(Number(numbered[1]))) return Number(numbered[1]);
  const labelled = byLabel.get(said) ?? byFolded.get(foldText(said)) ?? [];
  // Of several with one label, that which can be chosen now.
  const open = labelled.filter((option) => !isRetired(option, today));
  const [only, ...others] = labelled.length > 1 && open.length > 0 ? open : labelled;
  if (only && others.length === 0) return only.id;
  if (only) return issue('OPTION_AMBIGUOUS', { option: said });
  if (numbered && foldText(said.slice(0, numbered.index).trim()) === foldText(labelOf(Number(numbered[1]), field)) && byId.has(Number(numbered[1]))) return Number(numbered[1]);
  return /^-?\d{1,15}$/.test(said) && byId.has(Number(said)) ? Number(said) : issue('OPTION_UNKNOWN', { option: said });
}

export function isRetired({ retiredOn }: Pick<FieldOption, 'retiredOn'>, today: string): boolean {
  return retiredOn !== null && retiredOn <= today;
}

/** A retired option stays where it was chosen and is not chosen anew. */
export function retiredIssue(id: number, field: WithOptions, { today }: Pick<FieldContext, 'today'>): FieldIssue | null {
  const option = indexOf(field).byId.get(id);
  if (!option) return issue('OPTION_UNKNOWN', { option: String(id) });
  return isRetired(option, today) ? issue('OPTION_RETIRED', { option: option.label, date: formatDate(option.retiredOn) }) : null;
}

export function labelOf(id: number, field: WithOptions): string {
  return tidyLine(indexOf(field).byId.get(id)?.label);
}

/** The shortest text that is read as this option again. */
export function optionText(id: number, field: WithOptions, context: Pick<FieldContext, 'today'>): string {
  const label = labelOf(id, field);
  return [label, `${label} #${id}`].find((text) => text !== '' && findOption(text, field, context) === id) ?? `#${id}`;
}

/** In the order in which the field shows its options. */
export function optionOrder(a: number, b: number, field: WithOptions): number {
  const { place } = indexOf(field);
  return orderOf(place.get(a) ?? Infinity, place.get(b) ?? Infinity) || orderOf(a, b);
}
