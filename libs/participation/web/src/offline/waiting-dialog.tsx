import { Button, Skeleton } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { askedAlike, YES } from '../roster/many-asked';
import type { Consent, UnsentMark } from '../roster/marks';
import { useRosterTexts } from '../roster/roster-texts';
import { keepDecided } from './decide';
import { DecideDialog, DecideRows } from './decide-dialog';
import { dropClosing, keepClosing } from './kept-closings';
import { type AskedMark, type Choices, decisionsOf, fieldKeys, useChoices } from './mark-choices';
import { MarkConflict } from './mark-conflict';
import { useOfflineTexts } from './offline-texts';
import { useMissingNames } from './use-missing-names';
import { useWaitingDays } from './use-waiting-days';
import { WaitingClosing } from './waiting-closing';
import { isConflict, type WaitingDay, type WaitingMark } from './waiting-list';
import { WaitingQuestion } from './waiting-question';
import { WaitingRefused } from './waiting-refused';

const outcomeKey = (day: WaitingDay) => `${day.sessionId} ${day.date} outcome`;
const idOf = (day: WaitingDay, personId: string) => `${day.sessionId} ${day.date} ${personId}`;

const askedIn = (day: WaitingDay, { personId, held }: WaitingMark): AskedMark | null => (isConflict(held) ? { id: idOf(day, personId), mark: held.mark, theirs: held.theirs } : null);
const askedOf = (day: WaitingDay): AskedMark[] => day.held.flatMap((item) => askedIn(day, item) ?? []);

export interface WaitingDialogProps {
  userId: string;
  onClose: () => void;
  /** Something can be sent now; resolves when it was tried. */
  onDecided: () => Promise<unknown>;
}

/** All that somebody must decide about, over all days: what others changed meanwhile, field by field, and what the server did not take. */
export default function WaitingDialog({ userId, onClose, onDecided }: WaitingDialogProps) {
  const t = useOfflineTexts();
  const choices = useChoices();
  const { days: kept, sending, follow } = useWaitingDays(userId, onClose);
  const days = useMissingNames(kept);
  const outcomes = (days ?? []).flatMap((day) => (day.closing?.theirs ? [outcomeKey(day)] : []));
  const asked = (days ?? []).flatMap(askedOf);
  const keys = [...asked.flatMap(fieldKeys), ...outcomes];
  const wholes = asked.some((one) => fieldKeys(one).every(choices.whose));

  async function apply() {
    for (const day of days ?? []) await keepChosen(userId, day, choices);
    void onDecided();
    onClose();
  }
  const again = () => follow(onDecided());
  function answerAll(day: WaitingDay, items: readonly WaitingMark[], consent: Consent) {
    keepDecided(userId, day, new Map(items.map(({ personId, held }) => [personId, withConsent(held.mark, consent)])));
    again();
  }
  return (
    <DecideDialog title={t('list.title')} description={t(keys.length > 0 ? 'list.body' : 'list.answers')} keys={keys} choices={choices} ready={wholes || outcomes.some(choices.whose)} onApply={() => void apply()} onClose={onClose}>
      {days === null && <Skeleton lines={4} />}
      {(sending || days?.length === 0) && <p role="status">{t(sending ? 'list.sending' : 'list.empty')}</p>}
      {days?.map((day) => (
        <chakra.section key={`${day.sessionId} ${day.date}`} css={{ mt: '5', '& h3': { fontSize: 'md' } }}>
          <h3>{day.title}</h3>
          <WaitingRefused userId={userId} day={day} onAgain={again} onDiscarded={() => follow(null)} onClose={onClose} />
          <SameQuestions day={day} onAnswer={(items, consent) => answerAll(day, items, consent)} />
          <DecideRows>
            {day.held.map((item) => {
              const conflict = askedIn(day, item);
              if (conflict) return <MarkConflict key={item.personId} asked={conflict} person={item.person} choices={choices} />;
              const decide = (mark: UnsentMark | null) => keepDecided(userId, day, new Map([[item.personId, mark]]));
              const discard = () => {
                decide(null);
                follow(null);
              };
              return <WaitingQuestion key={item.personId} item={item} day={day} onAnswer={(consent) => answerAll(day, [item], consent)} onDiscard={discard} onClose={onClose} />;
            })}
            {day.closing && <WaitingClosing closing={day.closing} whose={choices.whose(outcomeKey(day))} onChoose={(whose) => choices.choose(outcomeKey(day), whose)} onAgain={again} onDiscarded={() => follow(null)} />}
          </DecideRows>
        </chakra.section>
      ))}
    </DecideDialog>
  );
}

const withConsent = (mark: UnsentMark, consent: Consent): UnsentMark => ({ ...mark, consent: { ...mark.consent, ...consent } });

/** One answer for all children of a day with the same question. */
function SameQuestions({ day, onAnswer }: { day: WaitingDay; onAnswer: (items: readonly WaitingMark[], consent: Consent) => void }) {
  const t = useRosterTexts();
  const groups = askedAlike(day.held, ({ held }) => held.reason);
  if (groups.length === 0) return null;
  return (
    <chakra.div css={{ display: 'flex', flexWrap: 'wrap', gap: '2', mt: '3' }}>
      {groups.map(([reason, items]) => (
        <Button key={reason} size="sm" onClick={() => onAnswer(items, YES[reason].consent)}>
          {t(YES[reason].all, { count: items.length })}
        </Button>
      ))}
    </chakra.div>
  );
}

/** Keeps what was chosen of a day for the next sending. */
async function keepChosen(userId: string, day: WaitingDay, choices: Choices): Promise<void> {
  const decisions = decisionsOf(askedOf(day), choices);
  const ofPersons = new Map(day.held.flatMap(({ personId }) => {
    const decision = decisions.get(idOf(day, personId));
    return decision === undefined ? [] : [[personId, decision] as const];
  }));
  if (ofPersons.size > 0) keepDecided(userId, day, ofPersons);
  const whose = choices.whose(outcomeKey(day));
  if (day.closing?.theirs && whose === 'theirs') await dropClosing(day.closing);
  // Said again over the version that was looked at.
  if (day.closing?.theirs && whose === 'mine') await keepClosing({ ...day.closing, over: day.closing.theirs.version, theirs: undefined });
}
