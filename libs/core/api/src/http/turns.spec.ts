import fc from 'fast-check';
import { Turns } from './turns';

interface Under {
  key: string;
  at: number;
  end: () => void;
}

/** Turns whose clock stands still, with what is under way. */
function world(atOnce = 2, alone = atOnce) {
  const clock = { now: 0 };
  const begun: string[] = [];
  const under: Under[] = [];
  const turns = new Turns(atOnce, 50, () => clock.now, alone);
  const ask = (key: string, isGone?: () => boolean) =>
    turns.take(
      key,
      (end) => {
        begun.push(key);
        under.push({ key, end, at: clock.now });
      },
      isGone,
    );
  const end = (key: string) => under.splice(under.findIndex((one) => one.key === key), 1)[0]?.end();
  return { clock, begun, under, ask, end };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a tenant alone has every place, and the rest waits in its order', () => {
  const { ask, begun, end } = world(2);
  for (const key of ['a', 'a', 'a']) ask(key);
  expect(begun).toEqual(['a', 'a']);
  end('a');
  expect(begun).toEqual(['a', 'a', 'a']);
});

test('whoever has least under way is next, however long the line of another is', () => {
  const { ask, begun, end } = world(2);
  for (let n = 0; n < 10; n += 1) ask('loud');
  ask('quiet');
  end('loud');
  expect(begun).toEqual(['loud', 'loud', 'quiet']);
  ask('quiet');
  end('quiet');
  expect(begun).toEqual(['loud', 'loud', 'quiet', 'quiet']);
});

test('of those who have as much under way the one that has waited longest is next', () => {
  const { ask, begun, end } = world(1);
  for (const key of ['a', 'b', 'c', 'a', 'b', 'c']) ask(key);
  for (const key of ['a', 'b', 'c', 'a', 'b']) end(key);
  expect(begun).toEqual(['a', 'b', 'c', 'a', 'b', 'c']);
});

test('whoever waits for the database holds up nobody', () => {
  const { ask, begun, clock, end } = world(2);
  for (const key of ['slow', 'slow', 'b']) ask(key);
  expect(begun).toEqual(['slow', 'slow']);
  clock.now = 60;
  jest.advanceTimersByTime(60);
  expect(begun).toEqual(['slow', 'slow', 'b']);
  // Their end frees no place a second time.
  end('slow');
  end('slow');
  ask('c');
  ask('c');
  expect(begun).toEqual(['slow', 'slow', 'b', 'c']);
});

test('whoever comes back after all that was under way took long is not forgotten', () => {
  const { ask, begun, clock } = world(2);
  for (const key of ['a', 'a']) ask(key);
  clock.now = 60;
  ask('a');
  expect(begun).toEqual(['a', 'a', 'a']);
});

test('alone a tenant has more places, until another asks, and for a while after that', () => {
  const { ask, begun, end, clock } = world(1, 3);
  for (const key of ['a', 'a', 'a', 'a']) ask(key);
  expect(begun).toEqual(['a', 'a', 'a']);
  ask('b');
  for (const key of ['a', 'a']) end(key);
  expect(begun).toEqual(['a', 'a', 'a']);
  end('a');
  expect(begun).toEqual(['a', 'a', 'a', 'b']);
  end('b');
  expect(begun).toEqual(['a', 'a', 'a', 'b', 'a']);
  ask('a');
  expect(begun).toHaveLength(5);
  clock.now = 2_000;
  ask('a');
  expect(begun).toHaveLength(7);
});

test('whoever has gone is passed over', () => {
  const { ask, begun, end } = world(1);
  ask('a');
  ask('b', () => true);
  ask('c');
  end('a');
  expect(begun).toEqual(['a', 'c']);
});

test('an end that is told twice counts once', () => {
  const { ask, begun, under } = world(1);
  ask('a');
  ask('b');
  ask('c');
  const [first] = under;
  first?.end();
  first?.end();
  expect(begun).toEqual(['a', 'b']);
});

test('never more than the places but for those that take long, nobody is forgotten, and nothing stays behind', () => {
  const step = fc.oneof({ weight: 1, arbitrary: fc.integer({ min: 10, max: 60 }).map((ms) => ({ wait: ms })) }, { weight: 3, arbitrary: fc.constantFrom('a', 'b', 'c', 'd').map((key) => ({ ask: key })) }, { weight: 2, arbitrary: fc.nat().map((which) => ({ end: which })) });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 }), fc.array(step, { maxLength: 80 }), (atOnce, steps) => {
      const { ask, begun, under, clock } = world(atOnce);
      let asked = 0;
      const fresh = () => under.filter(({ at }) => clock.now - at < 50).length;
      const endOne = (which: number) => under.splice(which % under.length, 1)[0]?.end();
      for (const one of steps) {
        if ('ask' in one) {
          ask(one.ask);
          asked += 1;
        } else if ('wait' in one) {
          clock.now += one.wait;
          jest.advanceTimersByTime(one.wait);
        } else if (under.length) endOne(one.end);
        expect(fresh()).toBeLessThanOrEqual(atOnce);
        expect(under.length >= atOnce || begun.length === asked).toBe(true);
      }
      while (under.length) endOne(0);
      expect(begun).toHaveLength(asked);
      expect(jest.getTimerCount()).toBe(0);
    }),
  );
});
