import { Inject, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Config } from '../config/config';
import { CLIENT_DOCUMENTS, CONFIG } from '../tokens';
import { type ClientDocuments, knownDocuments } from './client-documents';
import type { Answer, CompiledOperation } from './compiled-operation';
import { unavailability } from './unavailable.plugin';

const MOST = 2_000;

interface Asked {
  query?: unknown;
  operationName?: unknown;
  variables?: unknown;
  extensions?: unknown;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** As Apollo chooses it, for what browsers send; null where it has to be weighed. */
function contentType(accept: string | undefined): string | null {
  if (accept === undefined || accept === '*/*' || /^application\/json(,|$)/.test(accept)) return 'application/json; charset=utf-8';
  return /^application\/graphql-response\+json(,|$)/.test(accept) ? 'application/graphql-response+json; charset=utf-8' : null;
}

/**
 * Answers operations that Apollo has parsed, validated and compiled before, without its pipeline (docs/performance.md). Whatever is not
 * plainly one of them goes Apollo's way, whose answers this one's equal. In production only the client's own documents are remembered:
 * nobody gets in this way what the gate would refuse.
 */
@Injectable()
export class FastLane {
  private readonly operations = new Map<string, Map<string, CompiledOperation>>();
  private readonly isOurs: (source: string) => boolean;

  constructor(@Inject(CONFIG) { production }: Pick<Config, 'production'>, @Inject(CLIENT_DOCUMENTS) documents: ClientDocuments) {
    this.isOurs = production ? knownDocuments(documents) : () => true;
  }

  readonly remember = (source: string, operationName: string, operation: CompiledOperation): void => {
    if (this.operations.size >= MOST || !this.isOurs(source)) return;
    const named = this.operations.get(source);
    if (named) named.set(operationName, operation);
    else this.operations.set(source, new Map([[operationName, operation]]));
  };

  /** How a request of this body is answered without Apollo; null where it is not plainly one of the operations that are known. */
  find(accept: string | undefined, body: unknown): ((req: Request, res: Response) => void) | null {
    const operation = this.operationOf(body);
    const type = operation && contentType(accept);
    if (!operation || !type) return null;
    const variables = ((body as Asked).variables ?? undefined) as Record<string, unknown> | undefined;
    return (req, res) => void operation({ req, res }, variables).then(({ answer, refused }) => send(res, type, answer, refused));
  }

  private operationOf(body: unknown): CompiledOperation | undefined {
    if (!isRecord(body)) return undefined;
    const { query, operationName, variables, extensions } = body as Asked;
    if (typeof query !== 'string' || (variables !== undefined && variables !== null && !isRecord(variables)) || (isRecord(extensions) ? Object.keys(extensions).length > 0 : extensions !== undefined)) return undefined;
    if (operationName !== undefined && typeof operationName !== 'string') return undefined;
    return this.operations.get(query)?.get(operationName ?? '');
  }
}

function send(res: Response, type: string, answer: Answer, refused: boolean): void {
  const unavailable = answer.errors ? unavailability(answer) : null;
  if (unavailable) res.setHeader('retry-after', unavailable.retryAfter);
  const { errors, data } = answer;
  const bytes = Buffer.from(`${JSON.stringify(unavailable || refused ? { errors } : errors ? { errors, data } : { data })}\n`);
  res.statusCode = unavailable?.status ?? (refused ? 400 : 200);
  res.setHeader('content-type', type);
  res.setHeader('content-length', bytes.length);
  res.end(bytes);
}
