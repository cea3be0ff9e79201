import { defineTexts } from '@afterbell/core/web';

export const { useTexts: useGoalsTexts } = defineTexts('participantGoals', {
  label: 'Goals',
  add: 'Add a goal',
  edit: 'Change the goal',
  removed: 'Goal removed',
  empty: 'No goals yet',
  emptyHint: 'What this participant works towards, and how far it has come.',
  target: 'Target: {{value}}',
  due: 'Due {{date}}',
  overdue: 'Overdue since {{date}}',
  field: { title: 'Goal', description: 'Description', startValue: 'Starts at', targetValue: 'Target', unit: 'Counted in', startsOn: 'Start', dueOn: 'Due', status: 'Status' },
  code: { active: 'Active', met: 'Met', dropped: 'Dropped' },
});

export const { useTexts: useProgressTexts } = defineTexts('participantGoalProgress', {
  add: 'Add progress',
  addTo: 'Add progress to {{title}}',
  edit: 'Change the progress',
  removed: 'Progress removed',
  of: 'Progress of {{title}}',
  chart: '{{title}}: {{percent}} % reached',
  reached: '{{percent}} % reached',
  all: 'Show all {{count}}',
  fewer: 'Show fewer',
  field: { goalId: 'Goal', onDate: 'Date', value: 'Value', comment: 'Comment' },
});
