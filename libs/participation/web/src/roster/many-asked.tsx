import { Button, Notice } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import type { Consent, Held } from './marks';
import type { RosterStore } from './roster-store';
import type { RosterSummary } from './roster-view';
import { useRosterTexts } from './roster-texts';

/** Questions that need nothing but a yes: what it is called for one child, and for all with the same question. */
export const YES = {
  notEnrolled: { consent: { enroll: true }, text: 'ask.enrollDay', all: 'ask.enrollAllDay', asked: 'ask.manyNotEnrolled' },
  overlap: { consent: { overlap: true }, text: 'ask.overlap', all: 'ask.overlapAll', asked: 'ask.manyOverlap' },
  long: { consent: { long: true }, text: 'ask.long', all: 'ask.longAll', asked: 'ask.manyLong' },
} as const satisfies Partial<Record<Held['reason'], { consent: Consent; text: string; all: string; asked: string }>>;

export type Yes = keyof typeof YES;
export const isYes = (reason: Held['reason']): reason is Yes => reason in YES;

/** Questions that several children have in common, with those who have them. */
export function askedAlike<T>(items: readonly T[], reasonOf: (item: T) => Held['reason'] | undefined): (readonly [Yes, readonly T[]])[] {
  return (Object.keys(YES) as Yes[]).map((reason) => [reason, items.filter((item) => reasonOf(item) === reason)] as const).filter(([, alike]) => alike.length > 1);
}

/** One answer for several children with the same question; each of them is still asked about at its row. */
export function ManyAsked({ store, summary }: { store: RosterStore; summary: RosterSummary }) {
  const t = useRosterTexts();
  const groups = askedAlike(summary.held, (id) => store.views.row(id).held?.reason);
  return groups.map(([reason, ids]) => (
    <div key={reason} data-ask="">
      <Notice
        severity="warn"
        live
        title={t('ask.manyTitle', { count: ids.length })}
        action={
          <chakra.div css={{ display: 'flex', flexWrap: 'wrap', gap: '2' }}>
            <Button onClick={() => store.decide(ids, YES[reason].consent)}>{t(YES[reason].all, { count: ids.length })}</Button>
            <Button onClick={() => store.decide(ids, 'takeBack')}>{t('ask.takeAllBack')}</Button>
          </chakra.div>
        }
      >
        {t(YES[reason].asked, { count: ids.length })}
      </Notice>
    </div>
  ));
}

/** Leads from the foot to the first question, wherever it is asked. Answers whether there is one in the list as it is shown. */
export function showQuestion(): boolean {
  const question = document.querySelector<HTMLElement>('[data-ask]');
  question?.scrollIntoView?.({ block: 'center' });
  question?.querySelector('button')?.focus({ preventScroll: true });
  return question !== null;
}
