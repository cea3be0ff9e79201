import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { NestFactory } from '@nestjs/core';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { lexicographicSortSchema, printSchema } from 'graphql';
import pino from 'pino';
import { AccessInventory, loadConfig } from '@afterbell/core/api';
import { AppModule } from './app.module';

/** Writes schema.graphql and the access inventory from the code; needs no database. Arguments: the two files. */
async function main(): Promise<void> {
  const [schemaFile = 'schema.graphql', inventoryFile = 'apps/api/test/access-inventory.json'] = process.argv.slice(2);
  const config = loadConfig({ DATABASE_URL: 'postgres://nobody@localhost/none', SESSION_SECRET: 'not-used-while-printing-the-schema-0', NODE_ENV: 'development' });
  const app = await NestFactory.create(AppModule.forRoot({ config, logger: pino({ level: 'silent' }) }), { logger: ['error', 'fatal'], abortOnError: false });
  await app.init();
  const schema = lexicographicSortSchema(app.get(GraphQLSchemaHost).schema);
  writeFileSync(schemaFile, `# Written by npm run codegen from the resolvers. Do not edit.\n\n${printSchema(schema)}\n`);
  writeFileSync(inventoryFile, `${JSON.stringify(Object.fromEntries(app.get(AccessInventory).rows.map(({ endpoint, access }) => [endpoint, access])), null, 2)}\n`);
  await app.close();
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
