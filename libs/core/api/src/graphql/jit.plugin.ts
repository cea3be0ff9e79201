import type { ApolloServerPlugin } from '@apollo/server';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { type DocumentNode, type GraphQLError, GraphQLError as RealGraphQLError, type GraphQLFormattedError } from 'graphql';
import { hasCompilableVariables } from './compilable';
import { variableDefaults } from './variable-defaults';

interface Compiled {
  query: CompiledQuery<unknown, unknown>['query'];
  /** Fills in what the compiled form would refuse for want of it. */
  fill: ReturnType<typeof variableDefaults>;
}

/**
 * Runs queries through compiled executors: an eighth of the cost a field (docs/performance.md). Documents are kept by
 * Apollo's own document store, so the compiled form lives as long as the parsed one. Subscriptions run as usual.
 */
export function jitPlugin(format: (error: unknown) => GraphQLFormattedError): ApolloServerPlugin {
  const compiled = new WeakMap<DocumentNode, Map<string, Compiled | null>>();

  return {
    async requestDidStart() {
      return {
        async responseForOperation({ document, schema, operation, operationName, contextValue, request, response }) {
          if (operation.operation === 'subscription') return null;
          let byName = compiled.get(document);
          if (!byName) compiled.set(document, (byName = new Map()));
          const key = operationName ?? '';
          let query = byName.get(key);
          if (query === undefined) {
            const made = hasCompilableVariables(schema, operation) ? compileQuery(schema, document, operationName ?? undefined) : null;
            // What cannot be compiled runs on the ordinary executor.
            query = made && isCompiledQuery(made) ? { query: (made as CompiledQuery<unknown, unknown>).query, fill: variableDefaults(schema, operation) } : null;
            byName.set(key, query);
          }
          if (!query) return null;
          const variables = request.variables ?? {};
          const result = await query.query({}, contextValue, query.fill ? query.fill(variables) : variables);
          // Errors that belong to no field: the variables did not fit their types, and no resolver ran.
          const refused = Boolean(result.errors?.length) && !result.data && (result.errors ?? []).every(({ path }) => !path);
          if (refused) response.http.status = 400;
          const errors = (result.errors as readonly GraphQLError[] | undefined)?.map((error) =>
            format(refused ? new RealGraphQLError(error.message, { extensions: { code: 'BAD_USER_INPUT' } }) : error instanceof RealGraphQLError ? error : new RealGraphQLError(String(error))),
          );
          return {
            http: response.http,
            body: { kind: 'single', singleResult: { ...(refused ? {} : { data: (result.data ?? null) as Record<string, unknown> | null }), ...(errors ? { errors } : {}) } },
          };
        },
      };
    },
  };
}
