const CHANNEL = 'afterbell.session';

/** Tells the other tabs of this browser that their session is over too: what they show is somebody's whose session has ended. */
export function tellOtherTabs(signInPath: string): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(signInPath);
  channel.close();
}

/** Calls back with the path to go to when another tab has signed out; answers how to stop. */
export function onOtherTabLeft(callback: (signInPath: string) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => typeof data === 'string' && callback(data);
  return () => channel.close();
}
