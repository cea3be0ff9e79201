import { defineTexts } from '@afterbell/core/web';

export const { useTexts: useTrainingTexts } = defineTexts('staff-training', {
  empty: 'No training recorded',
  emptyHint: 'Professional development that this staff member was at is listed here, with its hours.',
  year: 'Program year',
  hours: 'Hours',
  trainings: 'Trainings',
  creditHours: 'Credit hours',
  list: 'Trainings of {{year}}',
  date: 'Date',
  title: 'Training',
  provider: 'Provider',
  none: '–',
});
