import type { FieldDefinition, FieldOption } from '@afterbell/forms/domain';
import { useFormsTexts } from '../forms-texts';
import { useSurroundings } from './surroundings';

export interface ShownOption {
  id: number;
  label: string;
}

/** In the order of the field: what may be chosen now, and what is chosen although it may not be chosen anew. */
export function useShownOptions(field: FieldDefinition, optionIds: readonly number[] | null, chosen: readonly number[]): readonly ShownOption[] {
  const t = useFormsTexts();
  const { today } = useSurroundings().context;
  const may = (option: FieldOption) => optionIds === null || optionIds.includes(option.id);
  const isRetired = ({ retiredOn }: FieldOption) => retiredOn !== null && retiredOn <= today;
  return field.options.filter((option) => may(option) || chosen.includes(option.id)).map((option) => ({ id: option.id, label: isRetired(option) || !may(option) ? t('retired', { option: option.label }) : option.label }));
}
