import type { FieldType } from '@afterbell/forms/domain';
import { TYPE_LOOK } from './field-types';

/** The sign of a type; with a label where nothing beside it says the type. */
export function TypeIcon({ type, label }: { type: FieldType; label?: string }) {
  const Icon = TYPE_LOOK[type][1];
  return label === undefined ? <Icon aria-hidden="true" /> : <Icon role="img" aria-label={label} />;
}
