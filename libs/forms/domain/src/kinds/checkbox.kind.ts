import { foldText } from '@afterbell/core/domain';
import type { FieldKind } from '../field-kind';
import { isBlank, orderOf, refused, taken } from './kind-helpers';

const YES = ['yes', 'y', 'true', 't', '1', 'x', 'on', 'checked', 'si'];
const NO = ['no', 'n', 'false', 'f', '0', 'off', 'unchecked'];

export const checkbox: FieldKind<'checkbox'> = {
  type: 'checkbox',
  parse(raw) {
    if (isBlank(raw)) return taken<boolean>(null);
    if (typeof raw === 'boolean') return taken(raw);
    const said = typeof raw === 'string' && raw.length < 100 ? foldText(raw.trim()) : typeof raw === 'number' ? String(raw) : '';
    if (YES.includes(said)) return taken(true);
    return NO.includes(said) ? taken(false) : refused('YES_NO');
  },
  validate: () => null,
  format: (value) => (value ? 'Yes' : 'No'),
  compare: (a, b) => orderOf(a, b),
  toCsv: (value) => (value ? 'Yes' : 'No'),
  toJson: (value) => value,
  list: 'boolean',
  toList: (value) => [String(value)],
};
