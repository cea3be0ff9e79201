import type { FieldDefinition } from '@afterbell/forms/domain';
import type { FormStore } from '@afterbell/forms/web';

/** Fields of the tenant's own: what the product asks of a service has boxes of its own on the page. */
export const ownFields = ({ definition }: FormStore): FieldDefinition[] => definition.fields.filter(({ hardcodedName }) => hardcodedName === null);

export const ownFieldIds = (store: FormStore): ReadonlySet<number> => new Set(ownFields(store).map(({ id }) => id));
