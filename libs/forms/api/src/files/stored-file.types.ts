import { Field, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Allow } from 'class-validator';
import { InstantScalar, MutationPayload } from '@afterbell/core/api';
import { FILE_TYPES, type FileKind } from '@afterbell/forms/domain';

export const FileKindEnum = Object.fromEntries(FILE_TYPES.map((kind) => [kind, kind])) as { [K in FileKind]: K };
registerEnumType(FileKindEnum, { name: 'FileKind', description: 'What a file is meant for: a file, an image shown in the page, an attachment.' });

/** `pending` waits for the virus scanner, `refused` did not pass it; `receiving` is not told to anybody. */
export const FileStateEnum = { pending: 'pending', available: 'available', refused: 'refused' } as const;
export type FileState = keyof typeof FileStateEnum;
registerEnumType(FileStateEnum, { name: 'FileState', description: 'Whether a file can be had: it waits for the virus scanner, is available, or was refused by it.' });

@ObjectType({ description: 'What the caller may do with a file.' })
export class FileAbilities {
  @Field({ description: 'Download it.' })
  download!: boolean;
  @Field({ description: 'Remove it: one’s own upload that no record holds yet.' })
  remove!: boolean;
  @Field({ description: 'Say which organizations see it: one’s own upload, or a file of a field that one may edit.' })
  share!: boolean;
}

@ObjectType({ description: 'An organization that a file is shared with.' })
export class FileShare {
  @Field(() => ID, { description: 'Id of the organization.' })
  organizationId!: string;
  @Field({ description: 'Its name.' })
  name!: string;
}

@ObjectType({ description: 'A stored file. Its bytes are had from GET /file/download/{id}.' })
export class StoredFile {
  @Field(() => ID, { description: 'Id of the file: the value of a field that holds it.' })
  id!: string;
  @Field({ description: 'Name under which it is saved.' })
  name!: string;
  @Field({ description: 'Media type, from its bytes.' })
  contentType!: string;
  @Field(() => Int, { description: 'Bytes.' })
  size!: number;
  @Field(() => FileKindEnum, { description: 'What it was uploaded for.' })
  kind!: FileKind;
  @Field(() => FileStateEnum, { description: 'Whether it can be had.' })
  state!: FileState;
  @Field(() => Int, { nullable: true, description: 'Pixels across, of an image.' })
  width!: number | null;
  @Field(() => Int, { nullable: true, description: 'Pixels down, of an image.' })
  height!: number | null;
  @Field({ description: 'What was noted at its upload.' })
  notes!: string;
  @Field(() => InstantScalar, { description: 'When it was uploaded.' })
  uploadedAt!: Date;
}

@InputType({ description: 'Which organizations see a file from now on, and which no longer.' })
export class ShareFileInput {
  @Allow()
  @Field(() => ID, { description: 'The file.' })
  id!: string;
  @Allow()
  @Field(() => [ID], { defaultValue: [], description: 'Organizations that see it from now on, at or beneath the acting one.' })
  add!: string[];
  @Allow()
  @Field(() => [ID], { defaultValue: [], description: 'Organizations that no longer see it by being named here.' })
  remove!: string[];
}

@ObjectType({ description: 'What became of sharing a file.' })
export class ShareFilePayload extends MutationPayload {
  @Field(() => StoredFile, { nullable: true, description: 'The file as it is shared now.' })
  file?: StoredFile | null;
}

@ObjectType({ description: 'What became of removing a file.' })
export class RemoveFilePayload extends MutationPayload {
  @Field(() => ID, { nullable: true, description: 'Id of the file that is gone.' })
  removedId?: string | null;
}
