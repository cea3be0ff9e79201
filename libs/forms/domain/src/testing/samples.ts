import type { EffectiveMode, FieldType } from '../field-type';
import type { FieldValue } from '../field-value';

export const EFFECTIVE_MODES_FOR_TESTS = ['rw', 'ro', 'hidden'] as const satisfies readonly EffectiveMode[];

export const VALUE_SAMPLES: Partial<Record<FieldType, readonly FieldValue[]>> = {
  checkbox: [true, false],
  text: ['one', 'Two', 'three words here'],
  integer: [3, 7, -2],
  date: ['2026-09-01', '2024-02-29'],
  chips: [['one'], ['one', 'two']],
  currency: [{ amount: '3.00', currency: 'USD' }, { amount: '12.50', currency: 'USD' }],
};
