import { defineTexts } from '@afterbell/core/web';

export const { useTexts: useLiveTexts } = defineTexts('participation-live', {
  one: '{{by}} changed {{what}}',
  oneSomebody: 'Somebody else changed {{what}}',
  many_one: '{{by}} changed {{count}} mark',
  many_other: '{{by}} changed {{count}} marks',
  manySomebody_one: 'Others changed {{count}} mark',
  manySomebody_other: 'Others changed {{count}} marks',
  now: '{{by}}, just now',
  nowSomebody: 'Changed just now',
  source: {
    grid: 'in the grid',
    copied: 'copied',
    rest: 'sent by another system',
    import: 'imported',
    check_in: 'at the door',
    kiosk: 'at the kiosk',
  },
  madeBy: 'Marked by {{name}}',
  madeByHow: 'Marked by {{name}}, {{how}}',
  made: 'Marked {{how}}',
  copiedFrom: 'Copied from {{name}}, {{date}}',
  copiedFromGone: 'Copied from a session of {{date}}',
});
