import { chakra } from '@chakra-ui/react';
import { Button, KeyFacts, Notice, silent, Skeleton, type TabItem, useSession } from '@afterbell/core/web';
import { staffName } from '../sessions/staff-choice';
import { useActivityProgramTermsQuery } from './__generated__/activity-program';
import { ProgramFields } from './program-fields';
import { useProgramTexts } from './program-texts';
import { OutsideTerm, TermField } from './term-field';
import type { ProgramActivity, ProgramEditing } from './use-program';

const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4', maxW: '56rem', minW: '0' } });

/** Term, support and staff of an activity, as a tab of its record. */
export function useProgramTab(activity: ProgramActivity | undefined, program: ProgramEditing | null, edits: boolean): readonly TabItem[] {
  const t = useProgramTexts();
  // There from the start: a tab that came later would move what somebody reads already.
  const content = !activity || !program ? <Skeleton lines={4} /> : edits ? <ProgramEditor activity={activity} program={program} /> : <ProgramFacts activity={activity} />;
  return [{ id: 'program', label: t('tab'), errors: program?.problems.length || undefined, content }];
}

function ProgramEditor({ activity, program: { state, set, dirty, problems, stale, busy, save } }: { activity: ProgramActivity; program: ProgramEditing }) {
  const t = useProgramTexts();
  const { data } = useActivityProgramTermsQuery({ context: silent() });
  const terms = data?.terms ?? [];
  const errorOf = (path: string) => problems.find((problem) => problem.path === path)?.message;
  const general = problems.filter(({ path }) => path === null || !['termId', 'ownCategory', 'funderIds', 'partnerIds', 'staffIds'].includes(path));
  return (
    <Stack>
      {stale && (
        <Notice severity="warn" live title={t('stale', { name: stale.by ?? t('somebody') })}>
          {t('staleHint')}
        </Notice>
      )}
      {general.length > 0 && (
        <Notice severity="error" live>
          {general.map(({ message }) => message).join(' ')}
        </Notice>
      )}
      <TermField terms={terms} value={state.termId} error={errorOf('termId')} onChange={(termId) => set({ ...state, termId })} />
      <OutsideTerm term={terms.find(({ id }) => id === state.termId) ?? null} sessions={activity.sessions ?? []} />
      <ProgramFields siteId={activity.site.id} value={state} errorOf={errorOf} onChange={(next) => set({ ...next, termId: state.termId })} />
      <div>
        <Button variant="solid" loading={busy} disabled={!dirty} onClick={() => void save().catch(() => undefined)}>
          {t('save')}
        </Button>
      </div>
    </Stack>
  );
}

function ProgramFacts({ activity: { term, ownCategory, funders, partners, staff, sessions } }: { activity: ProgramActivity }) {
  const t = useProgramTexts();
  const { levelName } = useSession();
  const listed = (names: readonly string[]) => names.join(', ') || t('none');
  return (
    <Stack>
      <KeyFacts
        facts={[
          { label: t('term'), value: term?.name ?? t('noTerm') },
          { label: t('ownCategory'), value: ownCategory?.label ?? t('none') },
          { label: levelName('funder', 'plural'), value: listed(funders.map(({ name }) => name)) },
          { label: levelName('partner', 'plural'), value: listed(partners.map(({ name }) => name)) },
          { label: t('staff'), value: listed(staff.map(staffName)) },
        ]}
      />
      <OutsideTerm term={term} sessions={sessions ?? []} />
    </Stack>
  );
}
