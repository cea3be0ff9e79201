import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { getIntrospectionQuery, graphql, type GraphQLSchema, isEnumType, isInputObjectType, isInterfaceType, isObjectType, lexicographicSortSchema, printSchema, validateSchema } from 'graphql';
import { startTestApp, type TestApp } from './harness';

let test: TestApp;
let schema: GraphQLSchema;

beforeAll(async () => {
  test = await startTestApp();
  schema = test.app.get(GraphQLSchemaHost).schema;
});
afterAll(() => test?.close());

it('is the committed one', () => {
  const committed = readFileSync(join(__dirname, '../../../schema.graphql'), 'utf8').replace(/^# .*\n\n/, '');
  expect(`${printSchema(lexicographicSortSchema(schema))}\n`).toBe(committed);
});

it('is whole, which no start looks at again', async () => {
  expect(validateSchema(schema)).toEqual([]);
  expect((await graphql({ schema, source: getIntrospectionQuery() })).errors).toBeUndefined();
});

it('describes every type, field, argument and value', () => {
  const silent: string[] = [];
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__') || ['Query', 'Mutation', 'Subscription', 'String', 'Int', 'Float', 'Boolean', 'ID'].includes(type.name)) continue;
    if (!type.description) silent.push(type.name);
    if (isEnumType(type) && !type.description) silent.push(type.name);
  }
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__') || !(isObjectType(type) || isInterfaceType(type) || isInputObjectType(type))) continue;
    for (const field of Object.values(type.getFields())) {
      if (!field.description) silent.push(`${type.name}.${field.name}`);
      if ('args' in field) for (const arg of field.args) if (!arg.description) silent.push(`${type.name}.${field.name}(${arg.name})`);
    }
  }
  expect(silent).toEqual([]);
});
