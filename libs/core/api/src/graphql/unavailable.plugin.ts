import type { ApolloServerPlugin } from '@apollo/server';
import { AppError } from '@afterbell/core/domain';
import { retryAfter } from '../errors/retry-after';

const UNAVAILABLE = new AppError('UNAVAILABLE');

/** An operation that could do nothing, because the service is not available at the moment, says so to whatever stands between, too: 503 and when to come again. */
export function unavailablePlugin(): ApolloServerPlugin {
  return {
    async requestDidStart() {
      return {
        async willSendResponse({ response }) {
          if (response.body.kind !== 'single') return;
          const { data, errors } = response.body.singleResult;
          if (!errors?.some(({ extensions }) => extensions?.code === UNAVAILABLE.code) || hasAnything(data)) return;
          // Nest's driver makes 200 of every answer that has data, and be it null.
          response.body.singleResult = { errors };
          response.http.status = UNAVAILABLE.statusCode;
          response.http.headers.set('retry-after', retryAfter(UNAVAILABLE));
        },
      };
    },
  };
}

const hasAnything = (data: Record<string, unknown> | null | undefined) => Object.values(data ?? {}).some((value) => value !== null);
