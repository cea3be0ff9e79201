import { COMMUNICATION_FIELDS } from '@afterbell/people/domain';
import type { EntryKind } from './entry-kind';
import { entryResolver } from './entry.resolver';

export const COMMUNICATIONS: EntryKind<typeof COMMUNICATION_FIELDS> = {
  tab: 'COMLOG',
  noun: 'communication',
  what: 'The entry of the communication log',
  table: 'participant_communication',
  fields: COMMUNICATION_FIELDS,
  order: 'e.on_date desc, e.at_time desc nulls last',
  authored: true,
  // What was sent to many stands as it was sent.
  fixed: 'e.message_id is not null',
  unsaid: ['withWhom', 'about'],
};

export const { node: ParticipantCommunication, resolver: CommunicationResolver } = entryResolver({
  name: 'ParticipantCommunication',
  plural: 'participantCommunications',
  kind: COMMUNICATIONS,
  description: 'A talk, call or message about a participant.',
  words: {
    onDate: 'Day it took place.',
    atTime: 'Time of day, where it matters.',
    channel: 'How.',
    withWhom: 'With whom.',
    about: 'What it was about.',
    followUpOn: 'When to come back to it.',
    followUpDone: 'Whether that has been done.',
  },
});
