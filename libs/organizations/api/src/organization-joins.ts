import { Injectable } from '@nestjs/common';
import type { Tx } from '@afterbell/core/api';

type Joined = (tx: Tx, organizationIds: readonly string[]) => Promise<void>;

/** The port by which sections above learn, in the same transaction, that organizations stand in a new place with all beneath them. */
@Injectable()
export class OrganizationJoins {
  private readonly listeners: Joined[] = [];

  onJoined(listener: Joined): void {
    this.listeners.push(listener);
  }

  async joined(tx: Tx, organizationIds: readonly string[]): Promise<void> {
    if (organizationIds.length) for (const listener of this.listeners) await listener(tx, organizationIds);
  }
}
