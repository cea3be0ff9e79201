import {
  astFromValue,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputObjectType,
  isListType,
  isNonNullType,
  type OperationDefinitionNode,
  typeFromAST,
  valueFromASTUntyped,
} from 'graphql';

type Fill = (value: unknown) => unknown;
type Variables = Record<string, unknown>;

/** Defaults of input fields, as a client would have written them; null where a type has none. */
function fillOf(type: GraphQLInputType, seen: Map<GraphQLInputType, Fill | null>): Fill | null {
  if (isNonNullType(type)) return fillOf(type.ofType, seen);
  if (isListType(type)) {
    const inner = fillOf(type.ofType, seen);
    // A single value stands for a list of one.
    return inner && ((value) => (Array.isArray(value) ? value.map(inner) : inner(value)));
  }
  if (!isInputObjectType(type)) return null;
  const known = seen.get(type);
  if (known !== undefined) return known;
  const fields: [name: string, byDefault: unknown, inner: Fill | null][] = [];
  const fill: Fill = (value) => {
    if (typeof value !== 'object' || value === null) return value;
    const filled: Variables = { ...value };
    for (const [name, byDefault, inner] of fields) {
      if (filled[name] === undefined && byDefault !== undefined) filled[name] = byDefault;
      else if (inner && filled[name] !== undefined) filled[name] = inner(filled[name]);
    }
    return filled;
  };
  // Before its fields: a type may hold itself.
  seen.set(type, fill);
  for (const field of Object.values(type.getFields())) {
    const literal = field.defaultValue === undefined ? null : astFromValue(field.defaultValue, field.type);
    const inner = fillOf(field.type, seen);
    if (literal || inner) fields.push([field.name, literal ? valueFromASTUntyped(literal) : undefined, inner]);
  }
  if (fields.length) return fill;
  seen.set(type, null);
  return null;
}

/**
 * What a client may leave out because it has a default (`first: Int! = 25`, a field `match: FilterMatch! = and`) and the compiled
 * executor would refuse. Null for an operation without any, which is most of them.
 */
export function variableDefaults(schema: GraphQLSchema, { variableDefinitions = [] }: OperationDefinitionNode): ((variables: Variables) => Variables) | null {
  const seen = new Map<GraphQLInputType, Fill | null>();
  const fills = variableDefinitions.flatMap(({ variable, type: node, defaultValue }): [name: string, byDefault: unknown, inner: Fill | null][] => {
    const type = typeFromAST(schema, node) as GraphQLInputType | undefined;
    const inner = type ? fillOf(type, seen) : null;
    return defaultValue || inner ? [[variable.name.value, defaultValue && valueFromASTUntyped(defaultValue), inner]] : [];
  });
  if (!fills.length) return null;
  return (variables) => {
    const filled = { ...variables };
    for (const [name, byDefault, inner] of fills) {
      if (filled[name] === undefined) filled[name] = byDefault;
      if (inner && filled[name] !== undefined) filled[name] = inner(filled[name]);
    }
    return filled;
  };
}
