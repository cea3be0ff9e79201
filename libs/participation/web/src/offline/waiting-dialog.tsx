import { Button, Dialog, Skeleton } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { chosenMark, fieldsOf, keepDecided, type MarkField, type Whose } from './decide';
import { dropClosing, keepClosing } from './kept-closings';
import { useOfflineTexts } from './offline-texts';
import { useWaitingDays } from './use-waiting-days';
import { WaitingClosing } from './waiting-closing';
import { WaitingConflict } from './waiting-conflict';
import { WaitingRefused } from './waiting-refused';
import { isConflict, type WaitingDay } from './waiting-list';

// By way of the item, so that these rules stand over those of the group itself, whichever of the two a page drew first.
export const WaitingRows = chakra('ul', {
  base: {
    listStyle: 'none', p: '0', m: '0', mt: '2',
    '& > li': { borderTop: 'hairline', py: '3', display: 'flex', flexDirection: 'column', gap: '2', minW: '0' },
    '& small': { display: 'block', fontWeight: 'normal', fontSize: 'xs' },
    '& > li .ab-seg': { display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }, rowGap: '2', width: 'full' },
    // The two values of one field stand together, apart from those of the next.
    '& > li .ab-seg + .ab-seg': { mt: '5' },
    '& > li .ab-seg label': { minW: '0' },
    '& > li .ab-seg span': { minH: 'touch', height: 'full', px: '2', flexDirection: 'column', gap: '0', whiteSpace: 'normal', overflowWrap: 'anywhere', py: '1.5', textAlign: 'center' },
    '& > li .ab-seg label:is(:first-of-type, :last-of-type) span': { smDown: { borderRadius: 'md', marginInlineStart: '0' } },
    '& > li .ab-seg small': { color: 'inherit' },
  },
});

const choiceKey = (day: WaitingDay, personId: string, field: MarkField | 'outcome') => `${day.sessionId} ${day.date} ${personId} ${field}`;

export interface WaitingDialogProps {
  userId: string;
  onClose: () => void;
  /** Something can be sent now; resolves when it was tried. */
  onDecided: () => Promise<unknown>;
}

/** All that somebody must decide about, over all days: what others changed meanwhile, field by field, and what the server did not take. */
export default function WaitingDialog({ userId, onClose, onDecided }: WaitingDialogProps) {
  const t = useOfflineTexts();
  const [choices, setChoices] = useState<Readonly<Record<string, Whose>>>({});
  const { days, sending, follow } = useWaitingDays(userId, onClose);
  const asked = (days ?? []).flatMap((day) => [
    ...day.held.flatMap((item) => (isConflict(item.held) ? fieldsOf(item.held.mark, item.held.theirs).map((field) => choiceKey(day, item.personId, field)) : [])),
    ...(day.closing?.theirs ? [choiceKey(day, '', 'outcome')] : []),
  ]);
  const chooseAll = (whose: Whose) => setChoices(Object.fromEntries(asked.map((key) => [key, whose])));

  async function apply() {
    for (const day of days ?? []) {
      const decisions = new Map(
        day.held.flatMap(({ personId, held }) => {
          if (!isConflict(held)) return [];
          const fields = fieldsOf(held.mark, held.theirs);
          if (!fields.every((field) => choices[choiceKey(day, personId, field)])) return [];
          const choice = Object.fromEntries(fields.map((field) => [field, choices[choiceKey(day, personId, field)]]));
          return [[personId, chosenMark(held.mark, held.theirs, choice)] as const];
        }),
      );
      if (decisions.size > 0) keepDecided(userId, day, decisions);
      const whose = choices[choiceKey(day, '', 'outcome')];
      if (day.closing?.theirs && whose === 'theirs') await dropClosing(day.closing);
      // Said again over the version that was looked at.
      if (day.closing?.theirs && whose === 'mine') await keepClosing({ ...day.closing, over: day.closing.theirs.version, theirs: undefined });
    }
    void onDecided();
    onClose();
  }
  const again = () => follow(onDecided());
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnOutside={false}
      size="lg"
      title={t('list.title')}
      description={t(asked.length > 0 ? 'list.body' : 'list.answers')}
      footer={
        <>
          <Button onClick={onClose}>{t('list.later')}</Button>
          {asked.length > 0 && (
            <Button variant="solid" disabled={!asked.some((key) => choices[key])} onClick={() => void apply()}>
              {t('list.apply')}
            </Button>
          )}
        </>
      }
    >
      {days === null && <Skeleton lines={4} />}
      {(sending || days?.length === 0) && <p role="status">{t(sending ? 'list.sending' : 'list.empty')}</p>}
      {asked.length > 1 && (
        <chakra.div css={{ display: 'flex', flexWrap: 'wrap', gap: '2', mt: '3' }}>
          <Button size="sm" onClick={() => chooseAll('theirs')}>
            {t('list.allTheirs')}
          </Button>
          <Button size="sm" onClick={() => chooseAll('mine')}>
            {t('list.allMine')}
          </Button>
        </chakra.div>
      )}
      {days?.map((day) => (
        <chakra.section key={`${day.sessionId} ${day.date}`} css={{ mt: '5', '& h3': { fontSize: 'md' } }}>
          <h3>{day.title}</h3>
          <WaitingRefused userId={userId} day={day} onAgain={again} onDiscarded={() => follow(null)} onClose={onClose} />
          <WaitingRows>
            {day.held.map((item) => (
              <WaitingConflict
                key={item.personId}
                item={item}
                day={day}
                choiceOf={(field) => choices[choiceKey(day, item.personId, field)] ?? null}
                onChoose={(field, whose) => setChoices({ ...choices, [choiceKey(day, item.personId, field)]: whose })}
                onDiscard={() => {
                  keepDecided(userId, day, new Map([[item.personId, null]]));
                  follow(null);
                }}
                onClose={onClose}
              />
            ))}
            {day.closing && <WaitingClosing closing={day.closing} whose={choices[choiceKey(day, '', 'outcome')] ?? null} onChoose={(whose) => setChoices({ ...choices, [choiceKey(day, '', 'outcome')]: whose })} onAgain={again} onDiscarded={() => follow(null)} />}
          </WaitingRows>
        </chakra.section>
      ))}
    </Dialog>
  );
}
