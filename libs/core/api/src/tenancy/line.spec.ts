import { Line } from './line';

it('whoever waits too long is told so, and takes nobody’s place', async () => {
  const line = new Line(1, 20);
  let end = () => undefined as void;
  const first = line.run(() => new Promise<string>((resolve) => (end = () => resolve('first'))));
  const late = line.run(() => Promise.resolve('late'));
  await expect(late).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  end();
  expect(await first).toBe('first');
  expect(await line.run(() => Promise.resolve('next'))).toBe('next');
});

it('a place comes free after a fault, in the order of coming', async () => {
  const line = new Line(1, 60_000);
  const order: string[] = [];
  const one = (name: string, fails = false) => line.run(() => Promise.resolve(order.push(name)).then(() => (fails ? Promise.reject(new Error(name)) : name)));
  const all = await Promise.allSettled([one('a', true), one('b', true), one('c')]);
  expect([order, all.map(({ status }) => status)]).toEqual([['a', 'b', 'c'], ['rejected', 'rejected', 'fulfilled']]);
});
