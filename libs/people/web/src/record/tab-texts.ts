import type { ParticipantTab } from '@afterbell/core/domain';
import { defineTexts } from '@afterbell/core/web';

const { useTexts } = defineTexts('participantTabs', {
  communications: 'Communication log',
  relationships: 'Relationships',
  documents: 'Documents',
  goals: 'Goals',
  notes: 'Notes',
  participation: 'Participation',
  referrals: 'Referrals',
  registration: 'Registration',
  employment: 'Employment',
  teachers: 'Teachers',
  services: 'Services',
  enrollment: 'Session enrollment',
});

const WORDS = {
  COMLOG: 'communications',
  RELATIONSHIPS: 'relationships',
  DOCUMENTS: 'documents',
  GOALS: 'goals',
  NOTES: 'notes',
  PARTICIPATION: 'participation',
  REFERRALS: 'referrals',
  REGISTRATION: 'registration',
  EMPLOYMENT: 'employment',
  TEACHERS: 'teachers',
  'PARTICIPANT.SERVICES': 'services',
  'SESSION ENROLLMENT': 'enrollment',
} as const satisfies Record<ParticipantTab, string>;

export function useTabLabels(): (tab: ParticipantTab) => string {
  const t = useTexts();
  return (tab) => t(WORDS[tab]);
}
