import { dateIn, formatDate } from '@afterbell/core/domain';
import { Badge, Button, Notice, useSession } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import type { MergePreviewQuery } from './__generated__/merge';
import { differs, MergeChoices, type Pick, type Picks } from './merge-choices';
import { useMergeTexts } from './merge-texts';

export type Preview = MergePreviewQuery['mergePreview'];

const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '5', minW: '0', pt: '3', '& h3': { fontSize: 'md', m: '0' }, '& p': { m: '0' } } });
const Sides = chakra('div', { base: { display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '9rem minmax(0, 1fr) minmax(0, 1fr)' }, gap: '2', alignItems: 'start' } });
const Side = chakra('div', { base: { minW: '0', px: '2', display: 'flex', flexDirection: 'column', gap: '0.5', '& strong': { overflowWrap: 'anywhere' }, '& small': { color: 'fg.muted', fontSize: 'xs' } } });
const Parts = chakra('ul', {
  base: { listStyle: 'none', m: '0', p: '0', '& > li': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '4', borderBottom: 'hairline', py: '1.5', fontVariantNumeric: 'tabular-nums' }, '& small': { flex: '1 0 100%', color: 'fg.muted', fontSize: 'xs' } },
});
const Quiet = chakra('p', { base: { color: 'fg.muted', fontSize: 'sm' } });

export interface ComparisonProps {
  preview: Preview;
  /** The name that stands as it is picked. */
  stands: string;
  picks: Picks;
  onPick: (name: string, pick: Pick) => void;
  onSwap: () => void;
}

/** Both records side by side: who stays, what differs, what comes along. */
export function MergeComparison({ preview: { winner, loser, fields, parts, beyond }, stands, picks, onPick, onSwap }: ComparisonProps) {
  const t = useMergeTexts();
  const { timeZone } = useSession();
  const dayOf = (moment: string) => formatDate(dateIn(timeZone, new Date(moment)));
  const differing = fields.filter(differs);
  const same = fields.length - differing.length;
  const coming = parts.filter(({ loserCount }) => loserCount > 0);
  return (
    <Stack>
      {beyond && <Notice severity="error">{t('beyond', { name: loser.displayName })}</Notice>}
      <Sides>
        <chakra.div css={{ '& button': { textAlign: 'start', justifyContent: 'start', whiteSpace: 'normal' } }}><Button variant="link" onClick={onSwap}>{t('swap')}</Button></chakra.div>
        {([[winner, 'keeps'], [loser, 'goes']] as const).map(([side, word]) => (
          <Side key={side.id}>
            <span><Badge tone={word === 'keeps' ? 'green' : 'gray'}>{t(word)}</Badge></span>
            <strong>{side.displayName}</strong>
            {side.generatedId && <small>{t('identifier', { id: side.generatedId })}</small>}
            <small>{t('made', { day: dayOf(side.createdAt) })}</small>
          </Side>
        ))}
      </Sides>
      <section aria-label={t('differs')}>
        <h3>{t('differs')}</h3>
        {differing.length > 0 ? <MergeChoices fields={differing} picks={picks} onPick={onPick} /> : <p>{t('allSame')}</p>}
        {winner.generatedId && loser.generatedId && <Quiet>{t('identifierKept', { kept: winner.generatedId, gone: loser.generatedId })}</Quiet>}
        {same > 0 && <Quiet>{t('same', { count: same })}</Quiet>}
      </section>
      <section aria-label={t('hangs')}>
        <h3>{t('hangs')}</h3>
        {coming.length === 0 ? <p>{t('nothingHangs')}</p> : (
          <Parts>
            {coming.map(({ key, title, winnerCount, loserCount, overlaps }) => (
              <li key={key}>
                <span>{title}</span>
                <span>{t('moves', { count: loserCount, has: winnerCount })}</span>
                {overlaps.map(({ decision, count }) => <small key={decision}>{t('times', { count })} {decision}</small>)}
                {key === 'attendance' && <small>{t('marks')}</small>}
              </li>
            ))}
          </Parts>
        )}
      </section>
      {!beyond && <Notice>{loser.displayName === stands ? t('promiseAlike', { winner: stands, day: dayOf(loser.createdAt) }) : t('promise', { loser: loser.displayName, winner: stands })}</Notice>}
    </Stack>
  );
}
