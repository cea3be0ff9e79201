import { type Fact, silent, useSession } from '@afterbell/core/web';
import { staffName } from '../sessions/staff-choice';
import { useActivityProgramChoicesQuery } from './__generated__/activity-program';
import type { ProgramDraft } from './program-draft';
import { useProgramTexts } from './program-texts';

/** What was chosen, to be read through before it is saved. */
export function useProgramAnswers(siteId: string, { ownCategory, funders, partners, staff }: ProgramDraft): readonly Fact[] {
  const t = useProgramTexts();
  const { levelName } = useSession();
  const { data } = useActivityProgramChoicesQuery({ variables: { siteId }, skip: ownCategory === null, context: silent() });
  const listed = (label: string, names: readonly string[]): Fact[] => (names.length ? [{ label, value: names.join(', ') }] : []);
  return [
    ...(ownCategory === null ? [] : [{ label: t('ownCategory'), value: data?.ownActivityCategories.find(({ code }) => code === ownCategory)?.label ?? ownCategory }]),
    ...listed(levelName('funder', 'plural'), funders.map(({ name }) => name)),
    ...listed(levelName('partner', 'plural'), partners.map(({ name }) => name)),
    ...listed(t('staff'), staff.map(staffName)),
  ];
}
