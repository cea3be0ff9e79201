import { formatTotal, i18n, type RowTotal } from '@afterbell/core/web';

/** For texts that say how many: `count` chooses the form, `total` is what is read. */
export const many = (value: number): { count: number; total: string } => ({ count: value, total: formatTotal({ value, capped: false }, i18n.language) });
export const manyOf = (total: RowTotal): { count: number; total: string } => ({ count: total.value, total: formatTotal(total, i18n.language) });
