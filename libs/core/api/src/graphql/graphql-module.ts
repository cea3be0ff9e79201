import { ApolloServerPluginCacheControlDisabled, ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { ApolloArmor } from '@escape.tech/graphql-armor';
import type { ApolloDriverConfig } from '@nestjs/apollo';
import type { DynamicModule } from '@nestjs/common';
import { GraphQLModule } from '@nestjs/graphql';
import type { Request } from 'express';
import type { ValidationRule } from 'graphql';
import type { Logger } from 'pino';
import type { Config } from '../config/config';
import { CONFIG, LOGGER } from '../tokens';
import type { ClientDocuments } from './client-documents';
import { DirectDriver } from './direct-driver';
import { documentGate } from './document-gate';
import { FastLane } from './fast-lane';
import { createErrorFormatter } from './format-error';
import { jitPlugin } from './jit.plugin';
import { unavailablePlugin } from './unavailable.plugin';

/** Limits of docs/graphql.md: depth 12, 15 aliases, a cost ceiling, a ceiling on tokens. */
const armor = new ApolloArmor({
  maxDepth: { n: 12, flattenFragments: true, ignoreIntrospection: true },
  maxAliases: { n: 15 },
  maxDirectives: { n: 30 },
  maxTokens: { enabled: false },
  // A fragment costs what it selects: naming it is no depth.
  costLimit: { maxCost: 12_000, objectCost: 2, scalarCost: 1, depthCostFactor: 1.3, flattenFragments: true, ignoreIntrospection: true },
  blockFieldSuggestion: { enabled: true },
});

/** The GraphQL endpoint `/graphql`, code-first, with the house's limits, error form and compiled queries. */
export function graphqlModule(documents: ClientDocuments = {}): DynamicModule {
  return GraphQLModule.forRootAsync<ApolloDriverConfig>({
    driver: DirectDriver,
    inject: [CONFIG, LOGGER, FastLane],
    useFactory: (config: Config, logger: Logger, lane: FastLane): Omit<ApolloDriverConfig, 'driver'> => {
      const format = createErrorFormatter(logger);
      const protection = armor.protect();
      const gate = documentGate(config, documents);
      return {
        autoSchemaFile: true,
        path: '/graphql',
        playground: false,
        graphiql: false,
        csrfPrevention: true,
        // The gate keeps it to tokens in production.
        introspection: true,
        includeStacktraceInErrorResponses: false,
        hideSchemaDetailsFromClientErrors: config.production,
        allowBatchedHttpRequests: false,
        // A document that one caller left behind by its hash would be another's who may not send documents of their own.
        persistedQueries: false,
        // The parser's own limit answers 400; armor's plugin would answer 500.
        parseOptions: { maxTokens: 3000 },
        // Sign-in reads and writes cookies; the default context has the request only.
        context: ({ req, res }: { req: Request; res: unknown }) => {
          gate(req);
          return { req, res };
        },
        formatError: (_formatted, error) => format(error),
        plugins: [ApolloServerPluginCacheControlDisabled(), ApolloServerPluginLandingPageDisabled(), ...protection.plugins, jitPlugin(format, lane.remember), unavailablePlugin()],
        validationRules: protection.validationRules as ValidationRule[],
        buildSchemaOptions: { dateScalarMode: 'isoDate', noDuplicatedFields: true, skipCheck: true },
      };
    },
  });
}
