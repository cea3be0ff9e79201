import { steadyStream } from './steady-stream';

class FakeSource extends EventTarget {
  static readonly all: FakeSource[] = [];
  readyState = 0;
  constructor(readonly url: string) {
    super();
    FakeSource.all.push(this);
  }
  close(): void {
    this.readyState = 2;
  }
  tell(type: 'open' | 'error'): void {
    this.dispatchEvent(new Event(type));
  }
}
Object.assign(globalThis, { EventSource: Object.assign(FakeSource, { CONNECTING: 0, OPEN: 1, CLOSED: 2 }) });

const onLine = (now: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(now);
  window.dispatchEvent(new Event(now ? 'online' : 'offline'));
};
const newest = () => FakeSource.all.at(-1) as FakeSource;
const wired: boolean[] = [];
const ended = jest.fn();
const start = () =>
  steadyStream('/live', (source, again) => {
    wired.push(again);
    source.addEventListener('error', () => source.readyState === EventSource.CLOSED && ended());
  });

beforeEach(() => {
  jest.useFakeTimers();
  FakeSource.all.length = wired.length = 0;
  onLine(true);
});
afterEach(() => jest.useRealTimers());

it('is left to the browser while there is a network', () => {
  const stop = start();
  newest().tell('open');
  newest().tell('error');
  jest.advanceTimersByTime(60_000);
  onLine(true);
  expect([FakeSource.all.length, newest().readyState, wired]).toEqual([1, 0, [false]]);
  stop();
  expect(newest().readyState).toBe(2);
});

it('rests without one, is tried every 15 s, and at once when the network is back', () => {
  const stop = start();
  onLine(false);
  newest().tell('error');
  expect(newest().readyState).toBe(2);
  jest.advanceTimersByTime(14_000);
  expect(FakeSource.all).toHaveLength(1);
  jest.advanceTimersByTime(1_000);
  newest().tell('error');
  expect(FakeSource.all).toHaveLength(2);
  onLine(true);
  expect(wired).toEqual([false, true, true]);
  jest.advanceTimersByTime(60_000);
  onLine(true);
  expect(FakeSource.all).toHaveLength(3);
  expect(ended).not.toHaveBeenCalled();
  stop();
});

it('stays closed once it is given up', () => {
  const stop = start();
  onLine(false);
  newest().tell('error');
  stop();
  onLine(true);
  jest.advanceTimersByTime(60_000);
  expect(FakeSource.all).toHaveLength(1);
});
