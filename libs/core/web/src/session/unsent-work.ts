import type { ApolloClient } from '@apollo/client';

/** Something entered that the server does not have yet, kept on this device for the person who entered it. */
export interface UnsentPlace {
  id: string;
  /** What it belongs to, such as a session and its day. Never a child's name. */
  title: string;
  count: number;
  /** The count in the section's own words: "3 marks". */
  counted: string;
  /** Where it can be looked at. */
  path: string;
}

/** A section that keeps such work. Core asks it before somebody leaves the device. */
export interface UnsentWork {
  places: (userId: string) => UnsentPlace[];
  /** One attempt for all of it; what could not be sent is still kept afterwards. */
  send: (client: ApolloClient, userId: string) => Promise<void>;
  discard: (userId: string) => void;
  /** Seals what stands in the open, while the key is there. */
  seal?: (userId: string) => void;
}

/** Local storage under this prefix outlives a sign-out: it belongs to the person who is named next in the key. */
export const UNSENT_PREFIX = 'afterbell.unsent:';

const keepers = new Set<UnsentWork>();

export function keepUnsentWork(work: UnsentWork): () => void {
  keepers.add(work);
  return () => keepers.delete(work);
}

export const unsentPlacesOf = (userId: string): UnsentPlace[] => [...keepers].flatMap((work) => work.places(userId));

export async function sendUnsentWork(client: ApolloClient, userId: string): Promise<void> {
  for (const work of keepers) await work.send(client, userId).catch(() => undefined);
}

export function discardUnsentWork(userId: string): void {
  keepers.forEach((work) => work.discard(userId));
}

export function sealUnsentWork(userId: string): void {
  keepers.forEach((work) => work.seal?.(userId));
}
