import type { ApolloClient } from '@apollo/client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { silent } from '../apollo/links';
import { OfflineKeysDocument } from './__generated__/offline';
import { issueKey } from './issue-key';
import type { SessionTimes } from './opener';
import { keepsHere, useVault } from './vault-door';

const parts = async () => ((await keepsHere()) ? import('./vault') : null);

let version = 0;
const listeners = new Set<() => void>();

function changed(): void {
  version += 1;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the person has an offline password here; null until it is known. */
export function useHasOpener(userId: string): boolean | null {
  const vault = useVault();
  const seen = useSyncExternalStore(subscribe, () => version);
  const [has, setHas] = useState<boolean | null>(null);
  useEffect(() => {
    let gone = false;
    void parts()
      .then(async (loaded) => (await loaded?.openerKeyOf(userId)) ?? null)
      .then((keyId) => !gone && setHas(keyId !== null), () => undefined);
    return () => {
      gone = true;
    };
  }, [userId, vault, seen]);
  return has;
}

export async function setOwnOpener(client: ApolloClient, userId: string, password: string): Promise<'kept' | 'unreachable' | 'forgotten'> {
  const done = (await (await parts())?.wrapKey(userId, password, (deviceId) => issueKey(client, deviceId))) ?? 'unreachable';
  changed();
  return done;
}

export async function removeOwnOpener(userId: string): Promise<void> {
  await (await parts())?.removeOpener(userId);
  changed();
}

/** Asks the server whether the key is still given out: then the time of the offline password begins anew, else it opens nothing any more. */
export async function followOwnOpener(client: ApolloClient, userId: string): Promise<void> {
  try {
    const loaded = await parts();
    if (!loaded || (await loaded.openerKeyOf(userId)) === null) return;
    const { data } = await client.query({ query: OfflineKeysDocument, fetchPolicy: 'no-cache', context: silent() });
    // Another window may have signed somebody else in.
    if (!data || data.session?.user.id !== userId) return;
    await loaded.followOpener(
      userId,
      data.offlineDevices.map(({ id }) => id),
    );
    changed();
  } catch {
    // The device did not speak with the server: its time goes on running.
  }
}

export async function dropOwnOpenerOfEnded(userId: string, times: SessionTimes): Promise<void> {
  await (await parts())?.dropOpenerOfEnded(userId, times).catch(() => undefined);
}
