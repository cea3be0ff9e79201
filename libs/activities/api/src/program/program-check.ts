import { type OwnCategoryEdition, ownCategoriesOn } from '@afterbell/activities/domain';
import { requirePrincipal, type Tx } from '@afterbell/core/api';
import { AppError, type FieldProblem, isUuid, type PlainDate, todayIn } from '@afterbell/core/domain';
import { checkStaff } from '../sessions/session-team';
import type { ActivityProgramInput } from './activity-program.types';

export type SupporterRole = 'funder' | 'partner';

/** What stands beside the form of an activity. */
export interface Program {
  ownCategory: string | null;
  funderIds: readonly string[];
  partnerIds: readonly string[];
  staffIds: readonly string[];
}

export const NO_PROGRAM: Program = { ownCategory: null, funderIds: [], partnerIds: [], staffIds: [] };

const MOST_SUPPORTERS = 20;
const EDITIONS = `select effective_on::text as "effectiveOn", codes from code_list_version where list = 'activity_category' order by effective_on`;
const SUPPORTERS = 'select id, role from supporters_of($1) where enabled';

export function ownEditions(tx: Tx): Promise<OwnCategoryEdition[]> {
  return tx.query<OwnCategoryEdition>(EDITIONS, [], 'activity_own_categories');
}

export const today = (): PlainDate => todayIn(requirePrincipal().timeZone, new Date());

/** Tidied, each once; refuses what cannot be chosen. What the activity has already it may keep. */
export async function checkedProgram(tx: Tx, siteId: string, given: ActivityProgramInput, now: Program): Promise<Program> {
  const problems: FieldProblem[] = [];
  const ownCategory = given.ownCategory || null;
  if (ownCategory !== null && ownCategory !== now.ownCategory && !ownCategoriesOn(await ownEditions(tx), today()).some(({ code }) => code === ownCategory)) problems.push({ path: 'ownCategory', message: 'is not one of your categories' });
  const funderIds = [...new Set(given.funderIds)];
  const partnerIds = [...new Set(given.partnerIds)];
  const known = funderIds.length || partnerIds.length ? await tx.query<{ id: string; role: SupporterRole }>(SUPPORTERS, [siteId], 'activity_supporters_known') : [];
  const check = (path: 'funderIds' | 'partnerIds', ids: readonly string[], role: SupporterRole) => {
    const strange = ids.some((id) => !now[path].includes(id) && !known.some((one) => one.id === id && one.role === role));
    if (ids.length > MOST_SUPPORTERS) problems.push({ path, message: `are more than ${MOST_SUPPORTERS}` });
    else if (strange) problems.push({ path, message: `are not all ${role}s of this site` });
  };
  check('funderIds', funderIds, 'funder');
  check('partnerIds', partnerIds, 'partner');
  let staffIds: readonly string[] = [];
  try {
    staffIds = await checkStaff(tx, given.staffIds, { siteId, startsOn: today(), now: now.staffIds });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'VALIDATION') throw error;
    problems.push(...((error.params['problems'] as FieldProblem[] | undefined) ?? []));
  }
  if (problems.length) throw new AppError('VALIDATION', { problems });
  return { ownCategory, funderIds: funderIds.filter(isUuid), partnerIds: partnerIds.filter(isUuid), staffIds };
}
