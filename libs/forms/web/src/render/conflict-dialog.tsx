import { ConflictDialog } from '@afterbell/core/web';
import { isDisplayType, kindOf, type FieldDefinition, type FieldValue } from '@afterbell/forms/domain';
import { useFormsTexts } from '../forms-texts';
import type { FormStore } from './form-store';
import type { Conflict } from './use-save';

export interface FormConflictProps extends Conflict {
  store: FormStore;
  onClose: () => void;
}

/** The answers of a form that two people have changed, each as its kind writes it. */
export function FormConflict({ collisions, by, store, onChoose, onClose }: FormConflictProps) {
  const t = useFormsTexts();
  const said = (field: FieldDefinition, value: FieldValue | null) => (value === null || isDisplayType(field.type) ? t('none') : kindOf(field.type).format(value, field, store.context));
  return (
    <ConflictDialog
      collisions={collisions.map(({ field, mine, theirs }) => ({ id: String(field.id), label: field.name, mine: said(field, mine), theirs: said(field, theirs) }))}
      by={by}
      onChoose={(theirs) => onChoose(new Set([...theirs].map(Number)))}
      onClose={onClose}
    />
  );
}
