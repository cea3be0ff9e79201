import { ResolveField, Resolver } from '@nestjs/graphql';
import { requirePrincipal } from '@afterbell/core/api';
import { todayIn } from '@afterbell/core/domain';
import { type EntryValues, isFollowUpOverdue, isReferralDone, REFERRAL_FIELDS } from '@afterbell/people/domain';
import type { EntryKind } from './entry-kind';
import { entryResolver } from './entry.resolver';

export const REFERRALS: EntryKind<typeof REFERRAL_FIELDS> = {
  tab: 'REFERRALS',
  noun: 'referral',
  what: 'The referral',
  table: 'participant_referral',
  fields: REFERRAL_FIELDS,
  order: `(e.status in ('open', 'in_progress')) desc, e.follow_up_on nulls last, e.referred_on desc`,
  unsaid: ['referredTo', 'reason', 'outcome'],
};

export const referrals = entryResolver({
  name: 'ParticipantReferral',
  plural: 'participantReferrals',
  kind: REFERRALS,
  description: 'A participant was sent to somebody who can help.',
  words: {
    referredOn: 'Day of the referral.',
    referredTo: 'To whom.',
    reason: 'Why.',
    status: 'What has become of it.',
    followUpOn: 'When to ask again.',
    outcome: 'What came of it.',
  },
});

@Resolver(() => referrals.node)
export class ReferralFollowUpResolver {
  @ResolveField(() => Boolean, { description: 'Whether the day to ask again has gone by, and nothing has come of it.' })
  overdue({ followUpOn, status }: EntryValues<typeof REFERRAL_FIELDS>) {
    return isFollowUpOverdue({ followUpOn, done: isReferralDone(status) }, todayIn(requirePrincipal().timeZone, new Date()));
  }
}
