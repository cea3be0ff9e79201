import { todayIn } from '@afterbell/core/domain';
import type { SessionFieldsFragment } from '../session/__generated__/session';
import { noteActive, wasIdle } from './last-active';
import { serverNow } from './server-clock';
import type { Opened, Vault } from './vault';
import { lockDoor, openKept } from './vault-door';

type Wire = SessionFieldsFragment;
const [KIND, NAME] = ['session', 'current'] as const;

export async function keepSession(vault: Vault, wire: Wire): Promise<void> {
  // Looking through another's access is for as long as the server says so.
  await vault.write(KIND, NAME, wire.viewAs ? null : wire).catch(() => undefined);
}

/** The session as it was when the network went; `locked` when it would have ended since, null when none is kept. */
export async function openKeptSession(): Promise<Wire | 'locked' | null> {
  const vault = await openKept();
  const kept = await vault?.read<Wire>(KIND, NAME);
  if (!kept) return null;
  const now = serverNow();
  if (wasIdle(kept.idleTimeoutSeconds) || new Date(kept.absoluteExpiresAt) <= now) {
    await lockDoor();
    return 'locked';
  }
  return { ...kept, today: todayIn(kept.timeZone, now) };
}

/** Opened with the offline password: until when that holds, also when the session's own end has come. The server still asks for a sign-in. */
export async function reopenKeptSession({ vault, until }: Opened): Promise<Wire | null> {
  const kept = await vault.read<Wire>(KIND, NAME);
  if (!kept) return null;
  const ends = Math.max(until.getTime(), new Date(kept.absoluteExpiresAt).getTime());
  const wire = { ...kept, absoluteExpiresAt: new Date(ends).toISOString(), today: todayIn(kept.timeZone, serverNow()) };
  await keepSession(vault, wire);
  noteActive();
  return wire;
}
