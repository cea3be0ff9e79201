/** In which order the fields of a form are decided, so that every rule and condition reads what is already settled. */
import { isChoice } from '../field-type';
import type { ApplyRule, FieldDefinition, FieldOption, FormDefinition } from '../form-definition';
import { testsOf } from './conditions';

export interface IncomingRule {
  readonly chooser: FieldDefinition;
  readonly option: FieldOption;
  readonly rule: ApplyRule;
}

export interface RulePlan {
  readonly fields: readonly FieldDefinition[];
  readonly byId: ReadonlyMap<number, FieldDefinition>;
  /** Every field once; what another depends on comes first, else as in the form. */
  readonly order: readonly FieldDefinition[];
  /** Rules by the field that they act on, in order of the form; those that go round in a circle are left out. */
  readonly rulesOn: ReadonlyMap<number, readonly IncomingRule[]>;
  /** Fields whose "shown when" asks, by way of others, about themselves: it is not looked at. */
  readonly circular: ReadonlySet<number>;
  readonly cycles: readonly (readonly number[])[];
  /** Columns of a subform have rules and conditions among themselves. */
  readonly rows: ReadonlyMap<number, RulePlan>;
}

type Edges = ReadonlyMap<number, ReadonlySet<number>>;

/** Being required decides nothing else, so two fields may make each other required. */
const feeds = (rule: ApplyRule): boolean => rule.kind !== 'required';

function rulesOf(fields: readonly FieldDefinition[]): IncomingRule[] {
  return fields.filter(({ type }) => isChoice(type)).flatMap((chooser) => chooser.options.flatMap((option) => (option.apply ?? []).map((rule) => ({ chooser, option, rule }))));
}

function edgesOf(fields: readonly FieldDefinition[], rules: readonly IncomingRule[]): Edges {
  const edges = new Map<number, Set<number>>(fields.map(({ id }) => [id, new Set()]));
  for (const { chooser, rule } of rules) if (feeds(rule) && edges.has(rule.fieldId)) edges.get(chooser.id)?.add(rule.fieldId);
  for (const { id, shownWhen } of fields) for (const { fieldId } of testsOf(shownWhen)) edges.get(fieldId)?.add(id);
  return edges;
}

/** The shortest way from a field back to itself; null when there is none. */
function circleOf(start: number, edges: Edges): readonly number[] | null {
  const cameFrom = new Map<number, number>();
  const queue = [start];
  for (let at = 0; at < queue.length; at += 1) {
    const from = queue[at]!;
    for (const to of edges.get(from) ?? []) {
      if (to === start) {
        const circle = [from];
        while (circle[0] !== start) circle.unshift(cameFrom.get(circle[0]!)!);
        return circle;
      }
      if (!cameFrom.has(to)) {
        cameFrom.set(to, from);
        queue.push(to);
      }
    }
  }
  return null;
}

function reachable(start: number, edges: Edges): ReadonlySet<number> {
  const seen = new Set<number>();
  const stack = [start];
  while (stack.length) for (const to of edges.get(stack.pop()!) ?? []) if (!seen.has(to)) stack.push((seen.add(to), to));
  return seen;
}

function inOrder(fields: readonly FieldDefinition[], edges: Edges, isCut: (from: number, to: number) => boolean): FieldDefinition[] {
  const waits = new Map(fields.map(({ id }) => [id, 0]));
  const cutEdges = [...edges].flatMap(([from, tos]) => [...tos].filter((to) => !isCut(from, to)).map((to) => [from, to] as const));
  for (const [, to] of cutEdges) waits.set(to, waits.get(to)! + 1);
  const after = new Map<number, number[]>();
  for (const [from, to] of cutEdges) after.set(from, [...(after.get(from) ?? []), to]);
  const left = [...fields];
  const order: FieldDefinition[] = [];
  while (left.length) {
    const next = left.splice(left.findIndex(({ id }) => waits.get(id) === 0), 1)[0]!;
    order.push(next);
    for (const to of after.get(next.id) ?? []) waits.set(to, waits.get(to)! - 1);
  }
  return order;
}

function planOf(fields: readonly FieldDefinition[]): RulePlan {
  const rules = rulesOf(fields);
  const edges = edgesOf(fields, rules);
  // Only fields with an edge out can be part of a circle; forms mostly have few.
  const reach = new Map(fields.filter(({ id }) => edges.get(id)?.size).map(({ id }) => [id, reachable(id, edges)]));
  const inCircle = (from: number, to: number): boolean => from === to || (reach.get(to)?.has(from) ?? false);
  const cycles: (readonly number[])[] = [];
  const named = new Set<number>();
  for (const { id } of fields) {
    if (named.has(id) || !reach.get(id)?.has(id)) continue;
    const circle = circleOf(id, edges)!;
    cycles.push(circle);
    for (const other of reach.get(id) ?? []) if (reach.get(other)?.has(id)) named.add(other);
  }
  const rulesOn = new Map<number, IncomingRule[]>();
  for (const incoming of rules) {
    if (feeds(incoming.rule) && inCircle(incoming.chooser.id, incoming.rule.fieldId)) continue;
    const mine = rulesOn.get(incoming.rule.fieldId);
    if (mine) mine.push(incoming);
    else rulesOn.set(incoming.rule.fieldId, [incoming]);
  }
  return {
    fields,
    byId: new Map(fields.map((field) => [field.id, field])),
    order: inOrder(fields, edges, inCircle),
    rulesOn,
    circular: new Set(fields.filter(({ id, shownWhen }) => testsOf(shownWhen).some(({ fieldId }) => inCircle(fieldId, id))).map(({ id }) => id)),
    cycles,
    rows: new Map(fields.filter(({ type }) => type === 'subform').map((subform) => [subform.id, planOf(subform.fields)])),
  };
}

const plans = new WeakMap<readonly FieldDefinition[], RulePlan>();

/** Made once for each definition, which never changes. */
export function rulePlan({ fields }: Pick<FormDefinition, 'fields'>): RulePlan {
  const known = plans.get(fields);
  if (known) return known;
  const plan = planOf(fields);
  plans.set(fields, plan);
  return plan;
}

/** Fields whose rules and conditions go round in a circle, each circle as the way it goes; those of a subform's columns too. */
export function ruleCycles(definition: Pick<FormDefinition, 'fields'>): readonly (readonly number[])[] {
  const { cycles, rows } = rulePlan(definition);
  return [...cycles, ...[...rows.values()].flatMap((plan) => plan.cycles)];
}
