import { Body, Controller, Get, Inject, Post, Query, Req, Res } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import type { Request, Response } from 'express';
import { type DocumentNode, type ExecutionResult, getOperationAST, GraphQLError, parse, subscribe, validate } from 'graphql';
import type { Logger } from 'pino';
import { CLIENT_DOCUMENTS, type ClientDocuments, CONFIG, type Config, createErrorFormatter, documentGate, LOGGER, requirePrincipal, SignedIn } from '@afterbell/core/api';
import { AppError } from '@afterbell/core/domain';
import { StreamPlaces } from './stream-places';

/** Keeps proxies from closing a quiet connection. */
const HEARTBEAT_MS = 25_000;
/** Streams of one person in one process. */
const MOST_STREAMS = 40;
const LONGEST = 10_000;

interface Operation {
  query?: unknown;
  variables?: unknown;
  operationName?: unknown;
}

/** GraphQL subscriptions over server-sent events: one request, one subscription, one stream (docs/graphql.md). */
@Controller('live')
export class SubscriptionsController {
  private readonly places = new StreamPlaces(MOST_STREAMS);
  private readonly format: ReturnType<typeof createErrorFormatter>;
  private readonly gate: (request: Request) => void;

  constructor(
    @Inject(CONFIG) config: Config,
    @Inject(LOGGER) logger: Logger,
    @Inject(CLIENT_DOCUMENTS) documents: ClientDocuments,
    private readonly modules: ModuleRef,
  ) {
    this.format = createErrorFormatter(logger);
    this.gate = documentGate(config, documents);
  }

  /** As a browser's EventSource asks. Whether the caller may is asked by the subscription itself, through the same guard as queries. */
  @Get('graphql')
  @SignedIn()
  fromBrowser(@Query() { variables, ...operation }: Operation, @Req() request: Request, @Res() response: Response): Promise<void> {
    return this.stream({ ...operation, variables: typeof variables === 'string' ? readJson(variables) : null }, request, response);
  }

  @Post('graphql')
  @SignedIn()
  async stream(@Body() operation: Operation, @Req() request: Request, @Res() response: Response): Promise<void> {
    const { tenantId, userId } = requirePrincipal();
    const answer = await this.answerOf(operation, request, response).catch((error: unknown): ExecutionResult => ({ errors: [asGraphql(error)] }));
    if (!isStream(answer)) {
      const errors = (answer.errors ?? []).map((error) => this.format(error));
      response.status(Number(errors[0]?.extensions?.statusCode ?? 400)).json({ errors });
      return;
    }
    const end = () => void answer.return?.(undefined);
    if (response.destroyed) return end();
    const leave = this.places.enter(`${tenantId}:${userId}`, end);
    const heartbeat = setInterval(() => response.write(': here\n\n'), HEARTBEAT_MS);
    response.on('close', () => {
      clearInterval(heartbeat);
      leave();
      end();
    });
    // A proxy must neither hold events back nor reuse the connection.
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' });
    response.write('retry: 5000\n\n');
    for await (const { data, errors } of answer) {
      if (response.destroyed) break;
      response.write(`event: next\ndata: ${JSON.stringify({ data, ...(errors ? { errors: errors.map((error) => this.format(error)) } : {}) })}\n\n`);
    }
    if (!response.destroyed) response.end('event: complete\ndata: \n\n');
  }

  private async answerOf({ query, variables, operationName }: Operation, request: Request, response: Response) {
    // The gate looks at what is asked where queries have it.
    request.body = { query };
    this.gate(request);
    if (typeof query !== 'string' || query.length > LONGEST) throw new AppError('VALIDATION', { problems: [{ path: 'query', message: 'is not a subscription' }] });
    const { schema } = this.modules.get(GraphQLSchemaHost, { strict: false });
    const document = parsed(query);
    const problems = validate(schema, document);
    if (problems.length) return { errors: problems };
    const name = typeof operationName === 'string' && operationName ? operationName : null;
    if (getOperationAST(document, name)?.operation !== 'subscription') throw new AppError('VALIDATION', { problems: [{ path: 'query', message: 'is not a subscription' }] });
    const variableValues = typeof variables === 'object' ? (variables as Record<string, unknown> | null) : null;
    return subscribe({ schema, document, variableValues, operationName: name, contextValue: { req: request, res: response } });
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError('VALIDATION', { problems: [{ path: 'variables', message: 'are no JSON' }] });
  }
}

function parsed(query: string): DocumentNode {
  try {
    return parse(query, { maxTokens: 500 });
  } catch (error) {
    throw new GraphQLError((error as Error).message, { extensions: { code: 'GRAPHQL_PARSE_FAILED' } });
  }
}

const asGraphql = (error: unknown) => (error instanceof GraphQLError ? error : new GraphQLError((error as Error).message, { originalError: error as Error }));
const isStream = (answer: AsyncGenerator<ExecutionResult> | ExecutionResult): answer is AsyncGenerator<ExecutionResult> => Symbol.asyncIterator in answer;
