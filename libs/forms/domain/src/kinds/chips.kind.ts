/** Words of the person's own: each once, however it is written. */
import { foldText, tidyLine } from '@afterbell/core/domain';
import type { FieldKind } from '../field-kind';
import { issue } from '../problems';
import { asText, isBlank, joinList, lengthOf, orderOf, orderOfLists, refused, splitList, taken } from './kind-helpers';

export const MOST_CHIPS = 100;
export const LONGEST_CHIP = 100;

export const chips: FieldKind<'chips'> = {
  type: 'chips',
  parse(raw) {
    if (isBlank(raw)) return taken<readonly string[]>(null);
    if (typeof raw === 'string' && raw.length > 100_000) return refused('LIST');
    const items: readonly unknown[] | null = Array.isArray(raw) ? raw : typeof raw === 'string' ? splitList(raw) : null;
    if (items === null) return refused('LIST');
    if (items.length > MOST_CHIPS * 10) return refused('TOO_MANY_CHIPS', { max: MOST_CHIPS, count: items.length });
    const chosen = new Map<string, string>();
    for (const item of items) {
      const text = asText(item);
      if (text === null) return refused('LIST');
      if (text.length > LONGEST_CHIP * 4) return refused('CHIP_TOO_LONG', { max: LONGEST_CHIP });
      const chip = tidyLine(text);
      const key = foldText(chip);
      if (chip !== '' && !chosen.has(key)) chosen.set(key, chip);
    }
    return taken<readonly string[]>(chosen.size ? [...chosen.values()] : null);
  },
  validate(value, { limits }) {
    const max = Math.min(limits.maxCount ?? MOST_CHIPS, MOST_CHIPS);
    const count = value.length;
    if (count > max) return issue('TOO_MANY_CHIPS', { max, count });
    if (count < (limits.minCount ?? 0)) return issue('TOO_FEW_CHIPS', { min: limits.minCount ?? 0, count });
    const longest = Math.min(limits.maxLength ?? LONGEST_CHIP, LONGEST_CHIP);
    return value.some((chip) => lengthOf(chip) > longest) ? issue('CHIP_TOO_LONG', { max: longest }) : null;
  },
  format: (value) => value.join(', '),
  compare: (a, b) => orderOfLists(a, b, (x, y) => orderOf(foldText(x), foldText(y)) || orderOf(x, y)),
  toCsv: (value) => joinList(value),
  toJson: (value) => value,
  list: 'text',
  toList: (value) => value,
};
