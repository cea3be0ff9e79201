import { ArgsType, Field, ID, Int } from '@nestjs/graphql';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '@afterbell/core/domain';
import { DISCLOSURE_FIELDS, EXPORT_FIELDS } from '@afterbell/people/domain';
import { IsInt, IsOptional, IsString, Min } from 'class-validator';
import { entryConnection, entryInput, entryNode, entryPayload } from '../entries/entry.types';

const WORDS = {
  onDate: 'The day on which it was given.',
  ground: 'What the disclosure rests on (34 CFR 99.30, 99.31).',
  recipient: 'Who was given it.',
  purpose: 'What they need it for: their legitimate interest.',
  what: 'What they were given.',
};

export const Disclosure = entryNode('Disclosure', 'What was given to somebody outside about a person (34 CFR 99.32).', DISCLOSURE_FIELDS, WORDS);
export const DisclosureConnection = entryConnection('Disclosure', Disclosure);
export const DisclosurePayload = entryPayload('Disclosure', Disclosure);
export const DisclosureValues = entryInput('Disclosure', DISCLOSURE_FIELDS, WORDS);
export const PersonExportValues = entryInput('PersonExport', EXPORT_FIELDS, WORDS);

@ArgsType()
export class PersonPageArgs {
  @Field(() => ID, { description: 'Id of the person.' })
  @IsString()
  personId!: string;
  @Field(() => Int, { defaultValue: DEFAULT_PAGE_SIZE, description: `Rows of the page, 1 to ${MAX_PAGE_SIZE}.` })
  @IsInt()
  @Min(1)
  first!: number;
  @Field(() => String, { nullable: true, description: 'Cursor after which the page begins.' })
  @IsOptional()
  @IsString()
  after?: string;
}
