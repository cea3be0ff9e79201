import { defineTexts } from '../i18n/i18n';

export const { useTexts: useConfirmTexts } = defineTexts('confirm', {
  title: 'Confirm with your passkey',
  hint: 'It counts for the next ten minutes.',
  use: 'Use passkey',
  missing: 'Add a passkey first',
  missingHint: 'You have none here yet. Add one on your profile, then come back and do this again.',
  toProfile: 'Go to your profile',
  gone: 'Your device gave no passkey. Try again, or use another device.',
  unsupported: 'This browser cannot use passkeys. Use a current one.',
  failed: 'That did not work. Try again in a moment.',
});
