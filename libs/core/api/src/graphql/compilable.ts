import { type GraphQLInputType, type GraphQLSchema, isInputObjectType, isListType, isNonNullType, type OperationDefinitionNode, typeFromAST } from 'graphql';

/** Parts of input that are worth a compiled reader: it writes out each of them, and each list twice. */
const MOST_PARTS = 2_000;

/** How many parts the reader of a type would write out, at most; Infinity of a type that holds itself, whose reader would have no end. */
function partsOf(type: GraphQLInputType, within: readonly GraphQLInputType[]): number {
  if (isNonNullType(type)) return partsOf(type.ofType, within);
  if (isListType(type)) return 2 * partsOf(type.ofType, within);
  if (!isInputObjectType(type)) return 1;
  if (within.includes(type)) return Infinity;
  let parts = 1;
  for (const field of Object.values(type.getFields())) {
    parts += partsOf(field.type, [...within, type]);
    if (parts > MOST_PARTS) return Infinity;
  }
  return parts;
}

/** Whether the variables of an operation can be read by the compiled executor. Forms and their definitions, which are trees, cannot. */
export function hasCompilableVariables(schema: GraphQLSchema, { variableDefinitions = [] }: OperationDefinitionNode): boolean {
  return variableDefinitions.every(({ type: node }) => {
    const type = typeFromAST(schema, node) as GraphQLInputType | undefined;
    return type === undefined || partsOf(type, []) <= MOST_PARTS;
  });
}
