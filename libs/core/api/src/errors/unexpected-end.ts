import type { INestApplicationContext } from '@nestjs/common';
import type { Logger } from 'pino';

const PATIENCE_MS = 8_000;

/**
 * A fault that nobody caught: what the process holds can no longer be trusted, so it ends and is started anew (docs/faults.md). Requests under way have nothing to do with it:
 * they finish first, as on SIGTERM. Whoever watches the log finds it as `fatal`.
 */
export function endOnFault(logger: Logger, app: () => INestApplicationContext | null): void {
  let ending = false;
  const end = (error: unknown) => {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    logger.fatal({ message, stack }, 'a fault that nobody caught: the process ends');
    if (ending) return;
    ending = true;
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    const closed = app()?.close() ?? Promise.resolve();
    closed.catch(() => undefined).finally(() => process.exit(1));
  };
  process.on('uncaughtException', end);
  process.on('unhandledRejection', end);
}
