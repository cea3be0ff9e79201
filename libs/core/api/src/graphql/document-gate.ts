import { GraphQLError } from 'graphql';
import type { Request } from 'express';
import { AppError } from '@afterbell/core/domain';
import type { Config } from '../config/config';
import { bearerOf } from '../http/bearer';
import { currentScope } from '../tenancy/scope';
import { type ClientDocuments, knownDocuments } from './client-documents';

/**
 * In production a browser sends the documents of the client and no others; whoever brings a valid API token sends what they like
 * (docs/graphql.md). Asked before the text is parsed or validated, so a refusal tells nothing about the schema.
 */
export function documentGate(config: Pick<Config, 'production'>, documents: ClientDocuments): (request: Request) => void {
  if (!config.production) return () => undefined;
  const isKnown = knownDocuments(documents);
  return (request) => {
    if (currentScope()?.principal?.kind === 'token') return;
    if (bearerOf(request) !== null) throw refusal(new AppError('SIGNED_OUT'));
    const { query } = (request.body ?? {}) as { query?: unknown };
    if (query !== undefined && !isKnown(query)) throw refusal(new AppError('DOCUMENT_UNKNOWN'));
  };
}

const refusal = (error: AppError) => new GraphQLError(error.message, { originalError: error, extensions: { http: { status: error.statusCode } } });
