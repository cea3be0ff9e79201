import type { ApolloServerPlugin } from '@apollo/server';
import { AppError } from '@afterbell/core/domain';
import { retryAfter } from '../errors/retry-after';
import type { Answer } from './compiled-operation';

const UNAVAILABLE = new AppError('UNAVAILABLE');

const hasAnything = (data: Answer['data']) => Object.values(data ?? {}).some((value) => value !== null);

/** What an operation that could do nothing, because the service is not available at the moment, answers to whatever stands between, too: 503 and when to come again. */
export function unavailability({ data, errors }: Answer): { status: number; retryAfter: string } | null {
  if (!errors?.some(({ extensions }) => extensions?.code === UNAVAILABLE.code) || hasAnything(data)) return null;
  return { status: UNAVAILABLE.statusCode, retryAfter: retryAfter(UNAVAILABLE) };
}

export function unavailablePlugin(): ApolloServerPlugin {
  return {
    async requestDidStart() {
      return {
        async willSendResponse({ response }) {
          if (response.body.kind !== 'single') return;
          const unavailable = unavailability(response.body.singleResult as Answer);
          if (!unavailable) return;
          // Nest's driver makes 200 of every answer that has data, and be it null.
          response.body.singleResult = { errors: response.body.singleResult.errors };
          response.http.status = unavailable.status;
          response.http.headers.set('retry-after', unavailable.retryAfter);
        },
      };
    },
  };
}
