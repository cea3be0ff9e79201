import { newId } from '@afterbell/core/domain';
import type { ApolloClient } from '@apollo/client';
import { noteSaved } from '../offline/kept-rosters';
import { sendMarks } from './attendance-sender';
import { MarkQueue } from './mark-queue';
import { rosterOpenAt } from './open-rosters';
import { SaveLoop } from './save-loop';
import { browserUnsentStore, unsentOf } from './unsent-marks';

/** Sends what is kept of one day, but for what its open roster sends, and for whom another tab does. What the server refuses or asks about stays kept. */
export async function sendUnsent(client: ApolloClient, userId: string, day: { sessionId: string; date: string }, elsewhere: ReadonlySet<string> = new Set()): Promise<void> {
  const open = new Set([...(rosterOpenAt(day.sessionId, day.date)?.personIds() ?? []), ...elsewhere]);
  const unsent = browserUnsentStore(userId, day.sessionId, day.date, (personId) => !open.has(personId));
  const stored = unsent.read();
  if (!stored) return;
  const queue = new MarkQueue(() => newId());
  queue.batch = stored.batch;
  for (const { personId, ...mark } of stored.marks) {
    const held = stored.why?.[personId];
    // It was asked about already; only the answer sends it again.
    if (held) queue.hold(personId, held);
    else queue.put(personId, mark);
  }
  const keep = () => {
    const left = unsentOf(queue);
    unsent.write(left && { ...left, title: stored.title });
  };
  const loop = new SaveLoop({
    queue,
    send: async (batch) => {
      const outcome = await sendMarks(client, day, batch);
      if (outcome.kind === 'saved') await noteSaved(day, outcome.marks);
      return outcome;
    },
    onChange: keep,
  });
  loop.start();
  await loop.flush();
  loop.stop();
}
