import { Field, Int, InterfaceType, Mutation, type MutationOptions, ObjectType, type ReturnTypeFunc } from '@nestjs/graphql';
import { AppError } from '@afterbell/core/domain';
import { InstantScalar, PlainDateScalar } from '../graphql/scalars';

/** An expected outcome of a mutation that is not success. */
@InterfaceType({
  description: 'An expected outcome of a mutation that is not success: what went wrong and where.',
  resolveType: (value: Problem) => (value.candidates ? 'DuplicateProblem' : value.conflicts ? 'ConflictProblem' : 'PlainProblem'),
})
export abstract class Problem {
  @Field({ description: 'Key of the error catalogue, such as MONTH_LOCKED (docs/errors.md).' })
  code!: string;
  @Field({ description: 'What to tell the person, in words.' })
  message!: string;
  @Field(() => String, { nullable: true, description: 'Path of the input field that caused it, such as `marks.3.startTime`.' })
  path!: string | null;
  candidates?: DuplicateCandidate[];
  conflicts?: ConflictValue[];
}

@ObjectType({ implements: () => [Problem], description: 'A problem without further data.' })
export class PlainProblem extends Problem {}

@ObjectType({ description: 'A record that may be the same as the one being saved.' })
export class DuplicateCandidate {
  @Field({ description: 'Id of the existing record.' })
  id!: string;
  @Field({ description: 'Its name as shown.' })
  label!: string;
  @Field(() => String, { nullable: true, description: 'Why it was found: the values that agree.' })
  reason!: string | null;
  @Field(() => PlainDateScalar, { nullable: true, description: 'Day of birth, of a person.' })
  birthDate?: string | null;
  @Field(() => String, { nullable: true, description: 'School grade, of a participant.' })
  grade?: string | null;
  @Field(() => String, { nullable: true, description: 'Id at the school or district, of a participant.' })
  localId?: string | null;
  @Field(() => String, { nullable: true, description: 'Participant ID, which no two share.' })
  generatedId?: string | null;
  @Field(() => String, { nullable: true, description: 'E-mail address, of a person.' })
  email?: string | null;
  @Field(() => String, { nullable: true, description: 'Phone number, of a person.' })
  phone?: string | null;
  @Field(() => [String], { nullable: true, description: 'What a person is on record as: participant, staff, teacher, board_member, contact.' })
  kinds?: string[] | null;
  @Field(() => Boolean, { nullable: true, description: 'Whether enrolled already in the session that the call is about; none where it is about no session.' })
  enrolled?: boolean | null;
}

@ObjectType({ implements: () => [Problem], description: 'The record seems to exist already.' })
export class DuplicateProblem extends Problem {
  @Field(() => [DuplicateCandidate], { description: 'Existing records, most alike first.' })
  declare candidates: DuplicateCandidate[];
}

@ObjectType({ description: 'One value that somebody else changed in the meantime.' })
export class ConflictValue {
  @Field({ description: 'Id of the record, such as the person whose attendance differs.' })
  id!: string;
  @Field({ description: 'The field that differs.' })
  field!: string;
  @Field(() => String, { nullable: true, description: 'What the server holds now.' })
  current!: string | null;
  @Field(() => String, { nullable: true, description: 'What this save wanted.' })
  attempted!: string | null;
  @Field(() => Int, { description: 'Version to send to overwrite the current value knowingly.' })
  version!: number;
  @Field(() => String, { nullable: true, description: 'Who changed it, or "somebody at another organization"; null only where nobody did.' })
  changedBy!: string | null;
  @Field(() => Boolean, { nullable: true, description: 'Whether it was the caller, in another window; null where it is not known.' })
  changedByYou?: boolean | null;
  @Field(() => InstantScalar, { nullable: true, description: 'When it was changed; null where it is not known.' })
  changedAt?: Date | null;
}

@ObjectType({ implements: () => [Problem], description: 'The record changed since it was read; nothing was overwritten.' })
export class ConflictProblem extends Problem {
  @Field(() => [ConflictValue], { description: 'Each value that differs.' })
  declare conflicts: ConflictValue[];
}

/** Base of every mutation's payload. */
@ObjectType({ isAbstract: true })
export abstract class MutationPayload {
  @Field(() => [Problem], { description: 'Why nothing, or not everything, was done; empty on success.' })
  problems!: Problem[];
}

interface ProblemExtra {
  candidates?: DuplicateCandidate[];
  conflicts?: ConflictValue[];
}

/** An expected AppError as problems; its field problems become one each. */
export function toProblems(error: AppError): Problem[] {
  const extra = (error.extra ?? {}) as ProblemExtra;
  const fields = (error.params.problems ?? []) as { path: string; message: string }[];
  if (fields.length) return fields.map(({ path, message }) => ({ code: error.code, message, path: path || null }));
  return [{ code: error.code, message: error.messages.join(' ') || error.title, path: (error.params.path as string | undefined) ?? null, ...extra }];
}

/**
 * A mutation's resolver, whose expected failures are data. Around all that Nest makes of it, since an interceptor of Nest's costs two bound resources and three observables at each call; what a guard refuses is
 * never expected, and goes on as the error that it is.
 */
export const answeringProblems =
  <Args extends unknown[]>(resolve: (...args: Args) => unknown) =>
  async (...args: Args): Promise<unknown> => {
    try {
      return await resolve(...args);
    } catch (error) {
      if (error instanceof AppError && error.expected) return { problems: toProblems(error) };
      throw error;
    }
  };

/** A mutation whose expected failures are data: `problems` on its payload, which the driver sees to. */
export const PayloadMutation = (payload: ReturnTypeFunc, options: MutationOptions) => Mutation(payload, options);
