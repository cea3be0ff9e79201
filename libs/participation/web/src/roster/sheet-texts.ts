import { defineTexts } from '@afterbell/core/web';

export const { useTexts: useSheetTexts } = defineTexts('session-sheet', {
  action: 'Print sign-in sheet',
  title: 'Sign-in sheet',
  days: 'For which days',
  dayHint: 'Times and signatures for coming and going',
  week: 'The whole week',
  weekHint: 'The days on which the session meets, side by side, with times in and out',
  photos: 'With photos',
  photosHint: 'Children whose family does not want it are without.',
  make: 'Make PDF',
  busy: 'Making the file…',
  failed: 'The file could not be made',
});
