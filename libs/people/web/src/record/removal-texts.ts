import { defineTexts } from '@afterbell/core/web';

export const { useTexts: useRemovalTexts } = defineTexts('people-removal', {
  remove: 'Remove…',
  endsStay: 'Ends today: the stay at {{place}} since {{since}}.',
  endsStays_one: 'Ends today: the stay at {{places}}, with places in sessions.',
  endsStays_other: 'Ends today: the stays at {{places}}, with places in sessions.',
  rather: 'This cannot be undone here. Of a child who leaves, end the stay instead: the record then stays on the list as one who left.',
});
