import { ApolloDriver, type ApolloDriverConfig } from '@nestjs/apollo';
import { Injectable } from '@nestjs/common';
import { TypeMetadataStorage } from '@nestjs/graphql';
import { getNamedType, type GraphQLFieldResolver, type GraphQLOutputType, type GraphQLSchema, isObjectType } from 'graphql';
import { answeringProblems } from '../errors/problems';

type Resolve = GraphQLFieldResolver<unknown, unknown>;
/** By type and field: what answers the field, and for subscriptions what it listens to. */
type Resolvers = Record<string, Record<string, Resolve | { resolve?: Resolve; subscribe?: Resolve }>>;

/** What Nest's factory is made of. */
interface FactoryParts {
  resolversExplorerService: { explore: () => Resolvers; getAllCtors: () => object[] };
  gqlSchemaBuilder: { build: (file: true, options: ApolloDriverConfig, resolvers: object[]) => Promise<GraphQLSchema> };
}

/**
 * Hangs the resolvers on the schema that Nest makes of the classes. Nest itself prints that schema, parses it, builds it twice more and sorts it to
 * the same end, which was a third of the time that a start takes.
 */
@Injectable()
export class DirectDriver extends ApolloDriver {
  override async generateSchema(options: ApolloDriverConfig & { autoSchemaFile: true }): Promise<GraphQLSchema> {
    const { resolversExplorerService: explorer, gqlSchemaBuilder } = this.graphQlFactory as unknown as FactoryParts;
    const resolvers = explorer.explore();
    const schema = await gqlSchemaBuilder.build(options.autoSchemaFile, options, explorer.getAllCtors());
    if (options.buildSchemaOptions?.fieldMiddleware?.length) throw new Error('GraphQL: a middleware of all fields would not be asked, since fields that are read as they are have no resolver');
    leaveToProperties(schema);
    for (const [typeName, fields] of Object.entries(resolvers)) hang(schema, typeName, fields);
    return schema;
  }

  /**
   * Apollo Server would answer requests no more while the door is still open, and end every connection whose request has not been read yet. It holds nothing that has to be given back; how requests end is
   * told by the server below it (`endInOrder`).
   */
  override stop(): Promise<void> {
    return Promise.resolve();
  }
}

/** Nest gives each field a function that reads the property of its name; without one the compiled form of a document reads it itself, where a function costs a call and its handler a row and field. */
function leaveToProperties(schema: GraphQLSchema): void {
  const metadata = [...TypeMetadataStorage.getObjectTypesMetadata(), ...TypeMetadataStorage.getInterfacesMetadata()].flatMap(({ properties }) => properties ?? []);
  const kept = new Set(metadata.filter(({ name, schemaName, options, middleware }) => name !== schemaName || options.defaultValue !== undefined || middleware?.length).map(({ schemaName }) => schemaName));
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) if (!kept.has(field.name)) field.resolve = undefined;
  }
}

/** The payload of a mutation. */
function hasProblems(type: GraphQLOutputType): boolean {
  const payload = getNamedType(type);
  return isObjectType(payload) && 'problems' in payload.getFields();
}

function hang(schema: GraphQLSchema, typeName: string, resolvers: Resolvers[string]): void {
  const type = schema.getType(typeName);
  if (!isObjectType(type)) throw new Error(`GraphQL: ${typeName} has resolvers (${Object.keys(resolvers).join(', ')}) and is no object type`);
  const fields = type.getFields();
  for (const [name, resolver] of Object.entries(resolvers)) {
    const field = fields[name];
    if (!field) throw new Error(`GraphQL: there is no ${typeName}.${name} to resolve`);
    Object.assign(field, typeof resolver === 'function' ? { resolve: typeName === 'Mutation' && hasProblems(field.type) ? answeringProblems(resolver) : resolver } : resolver);
  }
}
