import { Args, Field, ID, InputType, ObjectType, Query, registerEnumType, ResolveField, Resolver } from '@nestjs/graphql';
import { IsArray, IsBoolean, IsString } from 'class-validator';
import { InstantScalar, MutationPayload, PayloadMutation, Requires } from '@afterbell/core/api';
import { EntryLoaders } from '../entries/entry.loaders';
import { KIND_FEATURES } from '../kinds/kind';
import { VALUE_SOURCES, type ValueSource } from './source.sql';
import { type SourceRow, ValueSources } from './value-sources.service';

export const ValueSourceEnum = Object.fromEntries(VALUE_SOURCES.map((source) => [source, source]));
registerEnumType(ValueSourceEnum, {
  name: 'ValueSourceKind',
  description: 'Where a value came from.',
  valuesMap: {
    staff: { description: 'Somebody typed it.' },
    import: { description: 'A file that was imported.' },
    portal: { description: 'A family.' },
    feed: { description: 'Another system, by itself.' },
    merge: { description: 'The other record, when two were merged.' },
  },
});

@ObjectType({ description: 'Where one value of a record comes from.' })
export class ValueOrigin {
  @Field({ description: 'The value: a property such as `birthDate`, or `c:` and the id of one of the tenant’s own fields.' })
  field!: string;
  @Field(() => ValueSourceEnum, { description: 'Where it came from.' })
  source!: ValueSource;
  @Field(() => String, { nullable: true, description: 'Which file or system.' })
  sourceRef!: string | null;
  @Field(() => InstantScalar, { description: 'When it was written.' })
  at!: Date;
  @Field(() => Boolean, { description: 'Whether files and feeds leave it alone.' })
  isProtected!: boolean;
}

@InputType({ description: 'Which values files and feeds may change.' })
export class ProtectValuesInput {
  @Field(() => ID, { description: 'Id of the person.' })
  @IsString()
  personId!: string;
  @Field(() => [String], { description: 'The values, as `valueOrigins` names them; at most 200.' })
  @IsArray()
  @IsString({ each: true })
  fields!: string[];
  @Field(() => Boolean, { description: 'False lets files and feeds change them again.' })
  @IsBoolean()
  isProtected!: boolean;
}

@ObjectType({ description: 'Answer of protectValues.' })
export class ProtectValuesPayload extends MutationPayload {
  @Field(() => [ValueOrigin], { nullable: true, description: 'Where the values come from, as it stands now.' })
  origins?: ValueOrigin[] | null;
}

@Resolver(() => ValueOrigin)
export class SourceResolver {
  constructor(
    private readonly sources: ValueSources,
    private readonly loaders: EntryLoaders,
  ) {}

  @Query(() => [ValueOrigin], { description: 'Where the values of a record come from, when, by whom, and which of them files and feeds leave alone. What was written before sources were kept is not named, and is left alone.' })
  @Requires('view', KIND_FEATURES)
  valueOrigins(@Args('personId', { type: () => ID, description: 'Id of the person.' }) personId: string) {
    return this.sources.ofPerson(personId);
  }

  @PayloadMutation(() => ProtectValuesPayload, { description: 'Keeps files and feeds from some values of a record, or lets them change these again. Needs edit of a kind of the person. Problems: VALIDATION.' })
  @Requires('edit', KIND_FEATURES)
  async protectValues(@Args('input', { description: 'Whose, which, and whether.' }) { personId, fields, isProtected }: ProtectValuesInput): Promise<ProtectValuesPayload> {
    await this.sources.protect(personId, fields, isProtected);
    return { problems: [], origins: await this.sources.ofPerson(personId) };
  }

  @ResolveField(() => String, { nullable: true, description: 'Who wrote it, or imported the file.' })
  byName({ byUser }: SourceRow) {
    return byUser ? this.loaders.userName(byUser) : null;
  }
}
