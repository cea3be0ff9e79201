import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { opensOffline } from './opens-offline';

declare const __KEPT_FILES__: { url: string; revision: string | null }[];

/** What of a worker's world is used here; the rest of the client is compiled for windows. */
interface Worker {
  addEventListener(type: 'install' | 'activate', listener: (event: { waitUntil: (done: Promise<unknown>) => void }) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
}
const worker = self as unknown as Worker;

// The client's own files, and nothing else: no answer of the server is ever kept here, and what has no route below goes to the network as if this were not there.
cleanupOutdatedCaches();
precacheAndRoute(__KEPT_FILES__, { cleanURLs: false, directoryIndex: '', ignoreURLParametersMatching: [] });

// The network comes first, so that a page is always of the newest build; only without one does the kept page open.
registerRoute(
  ({ request, sameOrigin, url }) => sameOrigin && request.mode === 'navigate' && opensOffline(url.pathname),
  async ({ request }) => {
    try {
      const answer = await fetch(request);
      // A proxy that does not reach the server is no network either.
      return answer.status >= 502 && answer.status <= 504 ? ((await matchPrecache('/index.html')) ?? answer) : answer;
    } catch (problem) {
      const kept = await matchPrecache('/index.html');
      if (!kept) throw problem;
      return kept;
    }
  },
);

// Nothing is asked of a page: its own files are immutable, and a newer build is told by build-manifest.json.
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
