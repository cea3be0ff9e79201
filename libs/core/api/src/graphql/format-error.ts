import { unwrapResolverError } from '@apollo/server/errors';
import { HttpException } from '@nestjs/common';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { AppError, newId, toGraphqlExtensions } from '@afterbell/core/domain';
import { fromHttpException } from '../errors/rest-error.filter';
import { currentScope } from '../tenancy/scope';

/** Codes of the GraphQL layer itself whose message speaks of the request's own text and may be shown. */
const REQUEST_ERRORS = new Set(['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT', 'BAD_REQUEST', 'OPERATION_RESOLUTION_FAILURE', 'PERSISTED_QUERY_NOT_SUPPORTED']);

/** What the schema has instead: nobody is to find it out by guessing. */
const HINT = / ?Did you mean .*\?$/;

/** One wire form for everything that ends at the top level; an unknown fault is logged once and answered with a reference. */
export function createErrorFormatter(logger: Logger): (error: unknown) => GraphQLFormattedError {
  return (error) => {
    // What is refused before there is an operation stands behind an error without a path.
    const original = error instanceof GraphQLError && error.originalError instanceof AppError ? error.originalError : unwrapResolverError(error);
    const located = error instanceof GraphQLError ? { ...(error.path ? { path: error.path } : {}), ...(error.locations ? { locations: error.locations } : {}) } : {};
    const reference = currentScope()?.requestId ?? newId();
    const known = original instanceof AppError ? original : original instanceof HttpException ? fromHttpException(original) : null;
    if (known) {
      const extensions = toGraphqlExtensions(known, reference);
      return { message: known.messages[0] ?? known.title, ...located, extensions: { ...extensions } };
    }
    if (original instanceof GraphQLError) {
      const code = typeof original.extensions?.code === 'string' ? original.extensions.code : 'GRAPHQL_VALIDATION_FAILED';
      // The limits' own refusals come without a code.
      const limit = /^Syntax Error: (Token|Aliases|Depth|Directives|Query cost)|limit of \d+ exceeded/i.test(original.message);
      if (REQUEST_ERRORS.has(code) || limit) {
        const message = original.message.replace(HINT, '');
        return { message, ...located, extensions: { code: limit ? 'GRAPHQL_VALIDATION_FAILED' : code, statusCode: 400, title: 'Bad Request', messages: [message] } };
      }
    }
    logger.error({ err: original, reference }, 'unexpected fault');
    return { message: 'Internal Server Error', ...located, extensions: { ...toGraphqlExtensions(original, reference) } };
  };
}
