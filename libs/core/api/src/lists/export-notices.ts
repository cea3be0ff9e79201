import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { NotificationService } from '../notifications/notification.service';
import { Db } from '../tenancy/db';
import { requirePrincipal } from '../tenancy/scope';
import { LOGGER } from '../tokens';
import type { FileCell } from './file-cell';

type Pages = () => Promise<readonly (readonly FileCell[])[]>;

export interface ExportedList {
  /** What the list is called on its page. */
  name: string;
  /** Where it stands. */
  path: string;
}

/** Tells whoever asked for a file in the bell that it is made, with its count of rows. */
@Injectable()
export class ExportNotices {
  constructor(
    private readonly db: Db,
    private readonly notifications: NotificationService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** The same pages, from a copy of the database where there is one; the notice is written when the last one is read. A page may be asked for anew until it was had. */
  told(list: ExportedList, next: Pages): Pages {
    let count = 0;
    let over = false;
    return async () => {
      const page = await this.db.apart(next);
      count += page.length;
      if (!page.length && !over) {
        over = true;
        await this.tell(list, count);
      }
      return page;
    };
  }

  private async tell({ name, path }: ExportedList, count: number): Promise<void> {
    const { userId } = requirePrincipal();
    try {
      await this.db.write((tx) => this.notifications.notify(tx, { userIds: [userId], kind: 'export.done', params: { name, count }, path }));
    } catch (error) {
      // The file is whole whatever becomes of its notice.
      this.logger.warn({ err: error }, 'an export was not told of');
    }
  }
}
