import { isPlainDate } from '@afterbell/core/domain';
import { silent, useSession } from '@afterbell/core/web';
import { useEffect, useState } from 'react';
import { type CopySessionsMutation, type SessionRecordFragment, useCopySessionsMutation, useCopyTermsQuery } from './__generated__/sessions';
import { beginsLater, weeksToOffer } from './copy-week';
import type { SessionActivity } from './session-draft';

const WAIT_MS = 300;

/** A week in which nothing is made, or in which it does not meet yet. A wrong last day is no fault of the week. */
const isUnfit = ({ copySessions: { copies, problems } }: CopySessionsMutation) => problems.some(({ path }) => path !== 'endsOn') || beginsLater(copies ?? []);

export interface Wanted {
  /** Null while none was chosen. */
  termId: string | null;
  /** Null while none was chosen: then the first week in which it can meet. */
  startsOn: string | null;
  end: string;
  endsOn: string;
  withStaff: boolean;
  withEnrollments: boolean;
}

const UNTOUCHED: Wanted = { termId: null, startsOn: null, end: 'length', endsOn: '', withStaff: true, withEnrollments: false };

/** What a copy is asked to make, and the server's word on it before it is made. While no week was chosen, the first one that fits is looked for. */
export function useCopyQuestion(activity: SessionActivity, sessions: readonly SessionRecordFragment[]) {
  const { today } = useSession();
  const last = sessions.map(({ endsOn }) => endsOn).sort().at(-1) ?? '';
  const { data: known, error: unknown } = useCopyTermsQuery({ context: silent() });
  const terms = (known?.terms ?? []).filter(({ id, endsOn }) => id !== activity.term?.id && endsOn > last);
  const [wanted, setWanted] = useState<Wanted>(UNTOUCHED);
  // How many of the weeks on offer were found to be of no use.
  const [unfit, setUnfit] = useState(0);
  const weeks = weeksToOffer({ last, today, own: activity.term ?? null, terms, chosen: wanted.termId });
  const offered = weeks[unfit] ?? weeks[0];
  const draft = { ...wanted, termId: wanted.termId ?? offered?.termId ?? '', startsOn: wanted.startsOn ?? offered?.startsOn ?? '' };
  const another = wanted.startsOn === null && unfit < weeks.length - 1;
  const [rehearse, { error: failed }] = useCopySessionsMutation();
  const [answered, setAnswered] = useState<{ question: string; data: CopySessionsMutation }>();
  const input = { sessionIds: sessions.map(({ id }) => id), termId: draft.termId || null, startsOn: draft.startsOn, endsOn: draft.end === 'day' ? draft.endsOn : null, withStaff: draft.withStaff, withEnrollments: draft.withEnrollments };
  const complete = (known !== undefined || unknown !== undefined) && isPlainDate(input.startsOn) && (input.endsOn === null || isPlainDate(input.endsOn));
  const question = JSON.stringify(input);
  useEffect(() => {
    if (!complete) return;
    let asked = true;
    const ask = async () => {
      const { data } = await rehearse({ variables: { input: { ...(JSON.parse(question) as typeof input), dryRun: true } }, context: silent() });
      if (!asked || !data) return;
      setAnswered({ question, data });
      if (another && isUnfit(data)) setUnfit((before) => before + 1);
    };
    const timer = setTimeout(() => void ask().catch(() => undefined), WAIT_MS);
    return () => {
      asked = false;
      clearTimeout(timer);
    };
  }, [question, complete, another, rehearse]);
  const current = complete && answered?.question === question ? answered.data : undefined;
  const searching = another && current !== undefined && isUnfit(current);
  const set = (change: Partial<Wanted>) => setWanted({ ...wanted, ...change });
  return {
    terms,
    draft,
    input,
    /** Whether there is enough to be asked about. */
    complete,
    searching,
    failed: failed !== undefined,
    answer: current?.copySessions,
    /** Nothing was chosen: nobody is told in red of a week that they did not choose. */
    untouched: wanted === UNTOUCHED,
    set,
    intoTerm(termId: string) {
      setUnfit(0);
      set({ termId, startsOn: null, endsOn: '' });
    },
    /** The same once more, said to the person from now on. */
    async askAgain() {
      const { data } = await rehearse({ variables: { input: { ...input, dryRun: true } }, context: silent() });
      setWanted({ ...draft });
      if (data) setAnswered({ question, data });
    },
  };
}
