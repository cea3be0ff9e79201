import { Injectable } from '@nestjs/common';
import { requirePrincipal } from '@afterbell/core/api';
import { AppError } from '@afterbell/core/domain';
import type { BulkActionKey } from '@afterbell/people/domain';
import type { AnyBulkAction, BulkAction } from './bulk-action';

/** The port by which sections above people bring what they do to many: each registers while modules start. */
@Injectable()
export class BulkActions {
  private readonly known = new Map<BulkActionKey, AnyBulkAction>();

  register<Params extends object, Effect>(action: BulkAction<Params, Effect>): void {
    if (this.known.has(action.key)) throw new Error(`Two owners of the bulk action "${action.key}".`);
    this.known.set(action.key, action as unknown as AnyBulkAction);
  }

  /** Refused to whoever may not do it, or may not see participants. */
  allowed(key: string): AnyBulkAction {
    const action = this.get(key);
    if (!isAllowed(action)) throw new AppError('FORBIDDEN');
    return action;
  }

  get(key: string): AnyBulkAction {
    const action = this.known.get(key as BulkActionKey);
    if (!action) throw new AppError('NOT_FOUND', { what: 'The action' });
    return action;
  }

  keysAllowed(): BulkActionKey[] {
    return [...this.known.values()].filter(isAllowed).map(({ key }) => key);
  }
}

export function isAllowed({ feature }: AnyBulkAction): boolean {
  const { permissions } = requirePrincipal();
  return permissions.allows('view', 'people.participants') && permissions.allows('edit', feature);
}
