import { type ApolloClient, ApolloLink } from '@apollo/client';
import { map } from 'rxjs';

/** An answer with a version that can be asked for `unless` that version is held. */
interface Versioned {
  version: string;
  unchanged: boolean;
  nodes: unknown;
}

const kept = new WeakMap<ApolloClient, Map<string, Versioned>>();

/**
 * Put in a query's `context` to keep its last answer and to be sent only what changed since: the version goes along as `unless`, and an
 * unchanged answer gets its nodes from here. For answers of thousands of nodes, which the cache would take apart and put together
 * again each time (`fetchPolicy: 'no-cache'`); what asks sees no difference.
 */
export function held(field: string): { held: string } {
  return { held: field };
}

/** With the cache, whenever somebody leaves or acts elsewhere. An answer still under way is kept nowhere. */
export function forgetHeld(client: ApolloClient): void {
  kept.delete(client);
}

function keptBy(client: ApolloClient): Map<string, Versioned> {
  const answers = kept.get(client) ?? new Map<string, Versioned>();
  kept.set(client, answers);
  return answers;
}

export function heldLink(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const { held: field } = operation.getContext() as { held?: string };
    if (field === undefined) return forward(operation);
    const answers = keptBy(operation.client);
    const { unless: _unless, ...variables } = operation.variables;
    const key = JSON.stringify([operation.operationName, variables]);
    // Whatever comes meanwhile, an unchanged answer is of the version that went along.
    const before = answers.get(key);
    operation.variables = before ? { ...variables, unless: before.version } : variables;
    return forward(operation).pipe(
      map((result) => {
        const answer = ('data' in result ? result.data?.[field] : null) as Versioned | null | undefined;
        if (!answer) return result;
        const whole = answer.unchanged && before ? { ...answer, nodes: before.nodes } : answer;
        answers.set(key, whole);
        return whole === answer ? result : { ...result, data: { ...(result as { data: object }).data, [field]: whole } };
      }),
    );
  });
}
