import { type GraphQLArgument, type GraphQLField, getNamedType, type GraphQLInputType, isEnumType, isInputObjectType, isListType, isNonNullType, isScalarType } from 'graphql';

/** A value of the type that passes GraphQL's own validation, so that a refusal comes from the guard. */
export function sample(type: GraphQLInputType, depth = 0): unknown {
  if (isNonNullType(type)) return sample(type.ofType, depth);
  if (isListType(type)) return [];
  const named = getNamedType(type);
  if (isEnumType(named)) return named.getValues()[0]?.name;
  if (isInputObjectType(named)) {
    return Object.fromEntries(Object.values(named.getFields()).filter((field) => isNonNullType(field.type) && field.defaultValue === undefined).map((field) => [field.name, sample(field.type, depth + 1)]));
  }
  if (!isScalarType(named)) return null;
  const samples: Record<string, unknown> = { Int: 1, Float: 1, Boolean: false, PlainDate: '2026-11-20', PlainTime: '15:30', Instant: '2026-11-20T00:00:00Z' };
  return samples[named.name] ?? '01919191-9191-7191-9191-919191919191';
}

/** A call of one root field with values that GraphQL itself accepts. */
export function documentFor(kind: string, field: GraphQLField<unknown, unknown>): { query: string; variables: Record<string, unknown> } {
  const required = field.args.filter((arg: GraphQLArgument) => isNonNullType(arg.type) && arg.defaultValue === undefined);
  const head = required.length ? `(${required.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ')})` : '';
  const call = required.length ? `(${required.map((arg) => `${arg.name}: $${arg.name}`).join(', ')})` : '';
  const selection = isScalarType(getNamedType(field.type)) || isEnumType(getNamedType(field.type)) ? '' : ' { __typename }';
  return { query: `${kind} Try${head} { ${field.name}${call}${selection} }`, variables: Object.fromEntries(required.map((arg) => [arg.name, sample(arg.type)])) };
}
