import { Allow, ArrayMaxSize, IsArray, IsInt, IsOptional, IsString, MaxLength, ValidateNested } from 'class-validator';
import { Type } from 'class-transformer';
import { ArgsType, Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { connectionOf, listArgs, MutationPayload } from '@afterbell/core/api';
import { ROLE_FILE_MAX } from '@afterbell/core/domain';
import { ROLE_LIST } from './role-list';

const ENTRIES_MAX = 1000;
const VALUE = 'One of deny, allow-view, allow-edit, allow-delete, allow-export, allow-import.';

@ObjectType({ description: 'One permission entry of a role. What has no entry is denied.' })
export class RoleEntry {
  @Field({ description: 'Section of the catalogue, such as `people`.' })
  section!: string;
  @Field({ description: 'Subsection, such as `participants`.' })
  subSection!: string;
  @Field(() => String, { nullable: true, description: 'Tab, or `delete`, `export`, `import`; null for the subsection itself.' })
  tab!: string | null;
  @Field({ description: VALUE })
  value!: string;
}

@ObjectType({ description: 'A named set of permission entries, tied to the levels it may be granted at. It belongs to the tenant, to no organization.' })
export class Role {
  @Field(() => ID, { description: 'Id of the role.' })
  id!: string;
  @Field(() => String, { nullable: true, description: 'Key of a standard role; null for one of the tenant’s own.' })
  key!: string | null;
  @Field({ description: 'Its name.' })
  name!: string;
  @Field(() => [String], { description: 'Levels of organizations it may be granted at; none for the guest.' })
  levels!: string[];
  @Field(() => Int, { description: 'Version to send when it is changed.' })
  version!: number;
  @Field(() => Int, { description: 'How many entries it has.' })
  entryCount!: number;
  @Field(() => Int, { description: 'Users who have it at or beneath the acting organization.' })
  userCount!: number;
  @Field(() => Int, { description: 'Accesses that grant it at or beneath the acting organization, ended ones too.' })
  grantCount!: number;
  @Field({ description: 'Whether it is the role that the caller acts with.' })
  held!: boolean;
}

@ObjectType({ description: 'A page of the roles list.' })
export class RoleConnection extends connectionOf('Role', Role) {}

@ArgsType()
export class RoleListArgs extends listArgs('Role', ROLE_LIST) {}

@ObjectType({ description: 'A place where two roles differ.' })
export class RoleDifference {
  @Field({ description: 'Section of the catalogue.' })
  section!: string;
  @Field({ description: 'Subsection.' })
  subSection!: string;
  @Field(() => String, { nullable: true, description: 'Tab, or the verb of an entry of its own.' })
  tab!: string | null;
  @Field(() => String, { nullable: true, description: 'What the first role holds there; null denies.' })
  before!: string | null;
  @Field(() => String, { nullable: true, description: 'What the second role holds there; null denies.' })
  after!: string | null;
}

@ObjectType({ description: 'A role as a document.' })
export class RoleDocument {
  @Field({ description: 'Name to store it under.' })
  fileName!: string;
  @Field({ description: 'JSON text.' })
  content!: string;
}

@InputType({ description: 'One permission entry.' })
export class RoleEntryInput {
  @IsString()
  @MaxLength(60)
  @Field({ description: 'Section of the catalogue.' })
  section!: string;
  @IsString()
  @MaxLength(60)
  @Field({ description: 'Subsection.' })
  subSection!: string;
  @IsOptional()
  @IsString()
  @MaxLength(60)
  @Field(() => String, { nullable: true, description: 'Tab, or `delete`, `export`, `import`; left out for the subsection itself.' })
  tab?: string | null;
  @IsString()
  @MaxLength(20)
  @Field({ description: VALUE })
  value!: string;
}

@InputType({ description: 'The version of a role that was read.' })
export class VersionedRoleInput {
  @Allow()
  @Field(() => ID, { description: 'The role.' })
  id!: string;
  @IsInt()
  @Field(() => Int, { description: 'Version that was read; a newer one refuses with a ConflictProblem.' })
  version!: number;
  @Allow()
  @Field(() => Boolean, { nullable: true, description: 'Yes to losing rights oneself, where it is the caller’s own role.' })
  confirmOwn?: boolean | null;
}

@InputType({ description: 'A role as it is to be, whole.' })
export class SaveRoleInput {
  @Allow()
  @Field(() => ID, { nullable: true, description: 'The role; left out for a new one.' })
  id?: string | null;
  @IsOptional()
  @IsInt()
  @Field(() => Int, { nullable: true, description: 'Version that was read; a newer one refuses with a ConflictProblem.' })
  version?: number | null;
  @IsString()
  @Field({ description: 'Its name, at most 80 characters, once in the tenant.' })
  name!: string;
  @IsArray()
  @ArrayMaxSize(20)
  @Field(() => [String], { description: 'Levels it may be granted at.' })
  levels!: string[];
  @IsArray()
  @ArrayMaxSize(ENTRIES_MAX)
  @ValidateNested({ each: true })
  @Type(() => RoleEntryInput)
  @Field(() => [RoleEntryInput], { description: 'Every entry it is to have, at most 1,000.' })
  entries!: RoleEntryInput[];
  @Allow()
  @Field(() => Boolean, { nullable: true, description: 'Yes to losing rights oneself, where it is the caller’s own role.' })
  confirmOwn?: boolean | null;
}

@InputType({ description: 'A copy of a role under another name.' })
export class CloneRoleInput {
  @Allow()
  @Field(() => ID, { description: 'The role to copy.' })
  id!: string;
  @IsString()
  @Field({ description: 'Name of the copy.' })
  name!: string;
}

@InputType({ description: 'A role from a document of exportRole.' })
export class ImportRoleInput {
  @IsString()
  @MaxLength(ROLE_FILE_MAX)
  @Field({ description: 'The JSON text.' })
  content!: string;
  @IsOptional()
  @IsString()
  @Field(() => String, { nullable: true, description: 'Name of the new role; the document’s own when left out.' })
  name?: string | null;
  @Allow()
  @Field(() => Boolean, { defaultValue: false, description: 'Only says what would be imported.' })
  preview!: boolean;
}

@ObjectType({ description: 'A role after a change.' })
export class RolePayload extends MutationPayload {
  @Field(() => Role, { nullable: true, description: 'The role; null when nothing was changed.' })
  role?: Role | null;
}

@ObjectType({ description: 'Answer of removeRole.' })
export class RemoveRolePayload extends MutationPayload {
  @Field(() => ID, { nullable: true, description: 'The role that is gone.' })
  removedId?: string | null;
}

@ObjectType({ description: 'Answer of importRole.' })
export class ImportRolePayload extends RolePayload {
  @Field(() => String, { nullable: true, description: 'Name that the role has or would have.' })
  name?: string | null;
  @Field(() => [String], { nullable: true, description: 'Levels that were understood.' })
  levels?: readonly string[] | null;
  @Field(() => [RoleEntry], { nullable: true, description: 'Entries that were understood.' })
  entries?: readonly RoleEntry[] | null;
  @Field(() => [String], { nullable: true, description: 'What the catalogue does not know, as it stands in the document; it was left out.' })
  unknown?: readonly string[] | null;
}
