import { Button, factLine, Field, IconButton, TextInput, useShortcut, useSingleKeys } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { DuplicateCompare } from './duplicate-compare';
import { type DuplicateReason, type DuplicateRow, Likeness, reasonsAgainst, reasonsFor } from './duplicate-parts';
import { useDuplicatesTexts } from './duplicates-texts';

const LONGEST_NOTE = 500;

const Card = chakra('section', { base: { border: 'hairline', borderRadius: 'md', bg: 'bg.panel', p: { base: '3', md: '5' }, display: 'flex', flexDirection: 'column', gap: '4', minW: '0', maxW: '4xl' } });
const Head = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', rowGap: '2', '& h2': { fontSize: 'md' } } });
const Why = chakra('dl', { base: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: '3', rowGap: '1', fontSize: 'sm', '& dt': { color: 'fg.muted' }, '& dd': { m: '0' } } });
const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'end' } });
const Keys = chakra('p', { base: { color: 'fg.muted', fontSize: 'xs', hideBelow: 'md', '@media (hover: none)': { display: 'none' } } });

export interface DuplicateReviewProps {
  pair: DuplicateRow;
  /** Its place on the page, from 1, and how many there are on it. */
  at: number;
  of: number;
  busy: boolean;
  onNext: (() => void) | null;
  onPrevious: (() => void) | null;
  /** What the role may not decide is not offered. */
  onDismiss: ((note: string) => void) | null;
  onMerge: (() => void) | null;
  onReopen: (() => void) | null;
}

/** One pair at a time: why it is here, both records, and the decision. Everything by single keys too. From pair to pair the focus stays on the button that was pressed. */
export function DuplicateReview({ pair, at, of, busy, onNext, onPrevious, onDismiss, onMerge, onReopen }: DuplicateReviewProps) {
  const t = useDuplicatesTexts();
  const singleKeys = useSingleKeys();
  const [typed, setTyped] = useState({ pairId: pair.id, text: '' });
  const note = typed.pairId === pair.id ? typed.text : '';
  useShortcut('j', () => onNext?.(), onNext !== null);
  useShortcut('k', () => onPrevious?.(), onPrevious !== null);
  useShortcut('n', () => !busy && onDismiss?.(note), onDismiss !== null);
  useShortcut('m', () => onMerge?.(), onMerge !== null);
  const against = reasonsAgainst(pair.reasons);
  const words = (reasons: readonly DuplicateReason[]) => factLine(reasons.map((reason) => t(`reason.${reason}`)));
  return (
    <Card aria-label={t('pair', { first: pair.first.displayName, second: pair.second.displayName })}>
      <Head>
        <h2>{t('review.title')}</h2>
        <Likeness score={pair.score} />
        <chakra.span css={{ display: 'inline-flex', alignItems: 'center', gap: '1', marginInlineStart: 'auto', color: 'fg.muted', fontSize: 'sm' }}>
          <IconButton label={t('review.previous')} icon={<ChevronLeft data-mirror="" aria-hidden="true" />} variant="ghost" disabled={!onPrevious} onClick={() => onPrevious?.()} />
          <span data-figures="">{t('review.of', { at, total: of })}</span>
          <IconButton label={t('review.next')} icon={<ChevronRight data-mirror="" aria-hidden="true" />} variant="ghost" disabled={!onNext} onClick={() => onNext?.()} />
        </chakra.span>
      </Head>
      <Why>
        <dt>{t('review.why')}</dt>
        <dd>{words(reasonsFor(pair.reasons))}</dd>
        {against.length > 0 && (
          <>
            <dt>{t('review.against')}</dt>
            <dd>{words(against)}</dd>
          </>
        )}
      </Why>
      <DuplicateCompare key={pair.id} pair={pair} />
      {pair.note && <chakra.p css={{ fontSize: 'sm', overflowWrap: 'anywhere' }}>{t('review.noteSaid', { note: pair.note })}</chakra.p>}
      <Actions>
        {onDismiss && (
          <chakra.div css={{ flex: '1 1 14rem', minW: '0' }}>
            <Field label={t('review.note')}>
              <TextInput value={note} maxLength={LONGEST_NOTE} onChange={(event) => setTyped({ pairId: pair.id, text: event.target.value })} />
            </Field>
          </chakra.div>
        )}
        {onDismiss && (
          <Button loading={busy} aria-keyshortcuts="n" onClick={() => onDismiss(note)}>
            {t('review.dismiss')}
          </Button>
        )}
        {onReopen && (
          <Button loading={busy} onClick={onReopen}>
            {t('review.reopen')}
          </Button>
        )}
        {onMerge && (
          <Button variant="solid" aria-keyshortcuts="m" onClick={onMerge}>
            {t('review.merge')}
          </Button>
        )}
      </Actions>
      {singleKeys && <Keys>{t('review.keys')}</Keys>}
    </Card>
  );
}
