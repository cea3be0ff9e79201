import type { ApolloServerPlugin } from '@apollo/server';
import type { DocumentNode, GraphQLFormattedError } from 'graphql';
import { type CompiledOperation, compiledOperation } from './compiled-operation';

/**
 * Runs queries through compiled executors: an eighth of the cost a field (docs/performance.md). Documents are kept by
 * Apollo's own document store, so the compiled form lives as long as the parsed one. Subscriptions run as usual.
 */
export function jitPlugin(format: (error: unknown) => GraphQLFormattedError, remember: (source: string, operationName: string, operation: CompiledOperation) => void): ApolloServerPlugin {
  const compiled = new WeakMap<DocumentNode, Map<string, CompiledOperation | null>>();

  return {
    async requestDidStart() {
      return {
        async responseForOperation({ document, schema, operation, operationName, contextValue, request, response, source }) {
          // Of a name that the document does not have there is no operation, whatever the type says: the executor refuses it.
          const kind = (operation as typeof operation | undefined)?.operation;
          if (!kind || kind === 'subscription') return null;
          let byName = compiled.get(document);
          if (!byName) compiled.set(document, (byName = new Map()));
          const key = operationName ?? '';
          let run = byName.get(key);
          if (run === undefined) {
            run = compiledOperation(schema, document, operation, format);
            byName.set(key, run);
            if (run && source) remember(source, request.operationName ?? '', run);
          }
          if (!run) return null;
          const { answer, refused } = await run(contextValue, request.variables);
          if (refused) response.http.status = 400;
          return { http: response.http, body: { kind: 'single', singleResult: answer } };
        },
      };
    },
  };
}
