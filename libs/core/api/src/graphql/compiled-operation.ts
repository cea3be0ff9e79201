import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { type DocumentNode, type GraphQLError, GraphQLError as RealGraphQLError, type GraphQLFormattedError, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import { hasCompilableVariables } from './compilable';
import { variableDefaults } from './variable-defaults';

export interface Answer {
  /** Absent when no resolver ran. */
  data?: Record<string, unknown> | null;
  errors?: GraphQLFormattedError[];
}

/** Runs one operation in its compiled form; `refused` when the variables did not fit their types and no resolver ran. */
export type CompiledOperation = (contextValue: unknown, variables: Record<string, unknown> | undefined) => Promise<{ answer: Answer; refused: boolean }>;

/** Null where an operation cannot be compiled: it runs on the ordinary executor. */
export function compiledOperation(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode, format: (error: unknown) => GraphQLFormattedError): CompiledOperation | null {
  const made = hasCompilableVariables(schema, operation) ? compileQuery(schema, document, operation.name?.value) : null;
  if (!made || !isCompiledQuery(made)) return null;
  const { query } = made as CompiledQuery<unknown, unknown>;
  // Fills in what the compiled form would refuse for want of it.
  const fill = variableDefaults(schema, operation);
  return async (contextValue, variables = {}) => {
    let result: Awaited<ReturnType<typeof query>>;
    try {
      result = await query({}, contextValue, fill ? fill(variables) : variables);
    } catch (error) {
      return { answer: { errors: [format(error)] }, refused: false };
    }
    if (!result.errors?.length) return { answer: { data: result.data as Answer['data'] }, refused: false };
    // Errors that belong to no field.
    const refused = !result.data && result.errors.every(({ path }) => !path);
    const errors = (result.errors as readonly GraphQLError[]).map((error) =>
      format(refused ? new RealGraphQLError(error.message, { extensions: { code: 'BAD_USER_INPUT' } }) : error instanceof RealGraphQLError ? error : new RealGraphQLError(String(error))),
    );
    return { answer: { errors, ...(refused ? {} : { data: (result.data ?? null) as Answer['data'] }) }, refused };
  };
}
