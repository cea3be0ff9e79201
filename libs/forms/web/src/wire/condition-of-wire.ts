import type { Condition, ConditionOp } from '@afterbell/forms/domain';

export interface WireOperand {
  text: string | null;
  number: number | null;
  flag: boolean | null;
}

export interface WireNode {
  parent: number | null;
  kind: 'all' | 'any' | 'not' | 'test';
  fieldId: number | null;
  op: ConditionOp | null;
  isList: boolean;
  operands: readonly WireOperand[];
}

const operandOf = ({ text, number, flag }: WireOperand) => text ?? number ?? flag ?? '';

/** The tree that a list of parts stands for; null of an empty one. */
export function conditionOfWire(wire: { nodes: readonly WireNode[] } | null): Condition | null {
  if (wire === null || wire.nodes.length === 0) return null;
  const build = (at: number): Condition => {
    const node = wire.nodes[at] as WireNode;
    const children = wire.nodes.flatMap(({ parent }, index) => (parent === at && index > at ? [build(index)] : []));
    if (node.kind === 'all') return { all: children };
    if (node.kind === 'any') return { any: children };
    if (node.kind === 'not') return { not: children[0] ?? { all: [] } };
    const operands = node.operands.map(operandOf);
    const test = { fieldId: node.fieldId ?? 0, op: node.op ?? 'filled' } as const;
    if (node.isList) return { ...test, value: operands.filter((operand) => typeof operand !== 'boolean') };
    return operands.length > 0 ? { ...test, value: operands[0] ?? '' } : test;
  };
  return build(0);
}
