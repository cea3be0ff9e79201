import type { Type } from '@nestjs/common';
import { ArgsType, Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Allow, IsInt, IsOptional, IsString, Min } from 'class-validator';
import { connectionOf, InstantScalar, MutationPayload, PlainDateScalar, PlainTimeScalar } from '@afterbell/core/api';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '@afterbell/core/domain';
import type { EntryField, EntryFields } from '@afterbell/people/domain';

export type Words<F extends EntryFields> = { readonly [K in keyof F]: string };

const enums = new Map<string, object>();

/** A closed list of codes is an enum of its own. */
function enumOf(name: string, codes: readonly string[]): object {
  const known = enums.get(name);
  if (known) return known;
  const made = Object.fromEntries(codes.map((code) => [code, code]));
  registerEnumType(made, { name, description: `One of ${codes.join(', ')}.` });
  enums.set(name, made);
  return made;
}

function typeOf(field: EntryField): () => object {
  switch (field.type) {
    case 'date':
      return () => PlainDateScalar;
    case 'time':
      return () => PlainTimeScalar;
    case 'number':
      return () => Float;
    case 'yes':
      return () => Boolean;
    case 'id':
      return () => ID;
    case 'code': {
      const made = enumOf(field.name, field.codes);
      return () => made;
    }
    default:
      return () => String;
  }
}

const isRequired = (field: EntryField) => field.type === 'yes' || ('required' in field && field.required === true);

@ObjectType({ isAbstract: true })
abstract class Entry {
  @Field(() => ID, { description: 'Id of the entry.' })
  id!: string;
  @Field(() => Int, { description: 'Version to send when it is edited.' })
  version!: number;
  @Field(() => InstantScalar, { description: 'When it was written.' })
  createdAt!: Date;
  @Field(() => InstantScalar, { description: 'When it was last changed.' })
  updatedAt!: Date;
  createdBy!: string | null;
  personId!: string;
}

/** The type of a kind's entries: what every entry has, and its own fields. */
export function entryNode(name: string, description: string, fields: EntryFields, words: Readonly<Record<string, string>>): Type<object> {
  @ObjectType(name, { description })
  class Node extends Entry {}
  for (const [key, field] of Object.entries(fields)) Field(typeOf(field) as () => typeof String, { nullable: !isRequired(field), description: words[key] ?? key })(Node.prototype, key);
  return Node;
}

/** What a save gives. Everything may be left out on the wire: what is missing is said field by field, as the form shows it. */
export function entryInput(name: string, fields: EntryFields, words: Readonly<Record<string, string>>): Type<object> {
  @InputType(`${name}Values`, { description: 'What the entry holds; a field that is left out is emptied.' })
  class Values {}
  for (const [key, field] of Object.entries(fields)) {
    // Texts are checked by the kind's own rules, which name the field: a day or a number in words is no fault of the wire.
    const type = field.type === 'date' || field.type === 'time' || field.type === 'code' || field.type === 'id' ? () => String : typeOf(field);
    Field(type as () => typeof String, { nullable: true, description: words[key] ?? key })(Values.prototype, key);
    Allow()(Values.prototype, key);
  }
  return Values;
}

export function entryConnection(name: string, node: Type<object>): Type<object> {
  @ObjectType(`${name}Connection`, { description: `A page of a participant’s entries of the type ${name}.` })
  class Connection extends connectionOf(name, node) {}
  return Connection;
}

export function entryPayload(name: string, node: Type<object>): Type<object> {
  @ObjectType(`${name}Payload`, { description: 'What became of the change.' })
  class Payload extends MutationPayload {
    @Field(() => node, { nullable: true, description: 'The entry as it is now; null when nothing was done.' })
    entry?: object | null;
  }
  return Payload;
}

@ArgsType()
export class EntryPageArgs {
  @Field(() => ID, { description: 'Id of the participant.' })
  @IsString()
  participantId!: string;
  @Field(() => Int, { defaultValue: DEFAULT_PAGE_SIZE, description: `Rows of the page, 1 to ${MAX_PAGE_SIZE}.` })
  @IsInt()
  @Min(1)
  first!: number;
  @Field(() => String, { nullable: true, description: 'Cursor after which the page begins.' })
  @IsOptional()
  @IsString()
  after?: string;
}
