import { Checkbox, Field, FieldGroup, Notice, RadioList, showAnswer, TextArea } from '@afterbell/core/web';
import { MAX_REASON } from '@afterbell/participation/domain';
import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useSummaryTexts } from './summary-texts';
import type { Closing } from './use-closing';

const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4', maxW: '36rem' } });

/** How the day went: a zero is always one of two things, and the person says which. */
export function CloseForm({ closing: { outcome, toCome, reason, problem, setOutcome, setReason } }: { closing: Closing }) {
  const t = useSummaryTexts();
  const at = (field: 'outcome' | 'reason') => (problem && 'message' in problem && problem.field === field ? problem.message : null);
  const box = useRef<HTMLDivElement>(null);
  const wrong = problem && 'message' in problem ? problem.field : null;
  useEffect(() => {
    if (!wrong || !box.current) return;
    // The button stands in the page's foot, far from the question on a phone.
    box.current.querySelector<HTMLElement>(wrong === 'reason' ? 'textarea' : 'input')?.focus();
    showAnswer(box.current);
  }, [problem, wrong]);
  return (
    <Stack ref={box}>
      {problem && problem.field === null && (
        <Notice severity={'kind' in problem && problem.kind === 'changed' ? 'warn' : 'error'} live>
          {'kind' in problem ? t(problem.kind) : problem.message}
        </Notice>
      )}
      <FieldGroup legend={t(toCome ? 'howAhead' : 'how')} error={at('outcome')}>
        {toCome ? (
          <Checkbox label={t('doesNotRun')} hint={t('doesNotRunHint')} checked={outcome === 'did_not_run'} onChange={({ target }) => setOutcome(target.checked ? 'did_not_run' : '')} />
        ) : (
          <RadioList
            name="outcome"
            value={outcome}
            onChange={setOutcome}
            options={[
              { value: 'taken', label: t('taken'), hint: t('takenHint') },
              { value: 'nobody_came', label: t('nobodyCame'), hint: t('nobodyCameHint') },
              { value: 'did_not_run', label: t('didNotRun'), hint: t('didNotRunHint') },
            ]}
          />
        )}
      </FieldGroup>
      {outcome === 'did_not_run' && (
        <Field label={t(toCome ? 'reasonAhead' : 'reason')} hint={t('reasonHint')} error={at('reason')}>
          <TextArea rows={2} maxLength={MAX_REASON} value={reason} onChange={(event) => setReason(event.target.value)} />
        </Field>
      )}
    </Stack>
  );
}
