import type { DocumentNode, GraphQLSchema } from 'graphql';

export function plugin(schema: GraphQLSchema, documents: readonly { document: DocumentNode }[]): { prepend?: string[]; content: string };
