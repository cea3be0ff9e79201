import { failuresOf, silent, useCoreTexts } from '@afterbell/core/web';
import { useEffect, useState } from 'react';
import { useBulkPreviewMutation, type BulkPreviewMutation, type BulkPreviewMutationVariables } from './__generated__/bulk';

export type BulkChange = BulkPreviewMutationVariables['change'];
export type BulkPlan = NonNullable<BulkPreviewMutation['bulkPreview']['plan']>;

interface Answer {
  asked: string;
  plan: BulkPlan | null;
  failure: string | null;
}

/** Long enough that a date which is being typed is not looked up at every key. */
const PAUSE_MS = 250;

/** What a change would do, asked anew whenever it changes: null until the answer to this very change is there, and what the last one said. */
export function useBulkPreview(change: BulkChange | null): { answer: Answer | null; before: BulkPlan | null } {
  const core = useCoreTexts();
  const [preview] = useBulkPreviewMutation({ context: silent(), fetchPolicy: 'no-cache' });
  const [answer, setAnswer] = useState<Answer | null>(null);
  const asked = change && JSON.stringify(change);
  useEffect(() => {
    if (asked === null) return undefined;
    let latest = true;
    const say = (plan: BulkPlan | null, failure: string | null) => latest && setAnswer({ asked, plan, failure });
    const timer = setTimeout(() => {
      preview({ variables: { change: JSON.parse(asked) as BulkChange } }).then(
        ({ data }) => say(data?.bulkPreview.plan ?? null, data?.bulkPreview.problems[0]?.message ?? null),
        (fault: unknown) => say(null, failuresOf(fault)[0]?.message.join(' ') || core('errors.load')),
      );
    }, PAUSE_MS);
    return () => {
      latest = false;
      clearTimeout(timer);
    };
  }, [asked, preview, core]);
  return { answer: answer?.asked === asked ? answer : null, before: answer?.plan ?? null };
}
