import { chakra } from '@chakra-ui/react';
import type { DuplicatePairsQuery } from './__generated__/duplicates';
import { useDuplicatesTexts } from './duplicates-texts';

export type DuplicateRow = DuplicatePairsQuery['duplicatePairs']['nodes'][number];
export type DuplicateReason = DuplicateRow['reasons'][number];
export type DuplicateSide = DuplicateRow['first'];

const AGAINST: readonly DuplicateReason[] = ['other_birth_date', 'other_state_id', 'other_kind'];
export const reasonsFor = (reasons: readonly DuplicateReason[]) => reasons.filter((reason) => !AGAINST.includes(reason));
export const reasonsAgainst = (reasons: readonly DuplicateReason[]) => reasons.filter((reason) => AGAINST.includes(reason));

const Bar = chakra('span', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '2', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums', '& i': { width: '3rem', height: '0.375rem', borderRadius: 'sm', bg: 'bg.muted', overflow: 'hidden', '@media (forced-colors: active)': { border: '1px solid' } }, '& b': { display: 'block', height: 'full', bg: 'accent.solid' } },
});

/** The score as a word and as a bar. */
export function Likeness({ score }: { score: number }) {
  const t = useDuplicatesTexts();
  return (
    <Bar>
      <i aria-hidden="true">
        <b style={{ width: `${score}%` }} />
      </i>
      {t('score', { score })}
    </Bar>
  );
}
