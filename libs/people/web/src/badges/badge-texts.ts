import { defineTexts } from '@afterbell/core/web';

export const { useTexts: useBadgeTexts } = defineTexts('person-badge', {
  print: 'Print badge',
  reprint: 'Print a new badge',
  revoke: 'Revoke badge',
  revokeTitle: 'Revoke the badge of {{name}}?',
  revokeBody: 'The badge made on {{date}} stops working at once and cannot be used again. The next print makes another.',
  revokeConfirm: 'Revoke badge',
  revoked: 'The badge of {{name}} no longer works',
  none: '{{name}} has no badge yet. Printing makes one.',
  busy: 'Making the file…',
  failed: 'The file could not be made',
});
