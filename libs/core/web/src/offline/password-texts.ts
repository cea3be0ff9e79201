import { OFFLINE_PASSWORD_LENGTH } from '@afterbell/core/domain';
import { defineTexts } from '../i18n/i18n';

export const { useTexts: usePasswordTexts } = defineTexts('offlinePassword', {
  set: 'Open without a network…',
  change: 'Offline password…',
  title: 'Open without a network',
  body: 'When nobody is there for a while and there is no network, this device locks. The offline password opens it again, for 24 hours after its last connection.',
  stays: 'It counts on this device alone, never leaves it, and does not sign you in.',
  password: 'New offline password',
  hint: `At least ${OFFLINE_PASSWORD_LENGTH} characters, not only digits.`,
  again: 'The same once more',
  save: 'Save',
  cancel: 'Cancel',
  remove: 'Remove',
  kept: 'The offline password is set on this device',
  removed: 'The offline password is removed from this device',
  problems: {
    short: `Enter at least ${OFFLINE_PASSWORD_LENGTH} characters.`,
    digits: 'Enter more than digits.',
    common: 'Enter something that others do not use.',
    own: 'Enter something else than your name or address.',
    differs: 'This is not the same as above.',
  },
  unreachable: 'The server did not answer. Try again while there is a network.',
  forgotten: 'This device was forgotten. Sign out and in again, then set the password.',
});
