import { displayEmail, isEmail, normalizeEmail } from '@afterbell/core/domain';
import { refused, taken } from './kind-helpers';
import { lineKind } from './line';

export const email = lineKind('email', {
  max: 320,
  read: (text) => (isEmail(text) ? taken(normalizeEmail(text)) : refused('EMAIL')),
  shown: displayEmail,
});
