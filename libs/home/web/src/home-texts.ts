import { defineTexts } from '@afterbell/core/web';

export const { useTexts: useHomeTexts } = defineTexts('home', {
  title: 'Dashboard',
  today: '{{weekday}}, {{date}}',
  goOn: 'Where to',
  figures: 'At a glance',
  sites: 'Sites',
  activities: 'Activities this term',
  participants: 'Participants',
});
