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

it('what has begun goes on before what has not, and waits longer', async () => {
  const line = new Line(1, 20);
  const order: string[] = [];
  let end = () => undefined as void;
  const first = line.run(() => new Promise<void>((resolve) => (end = () => resolve())));
  const others = ['new', 'newer'].map((name) => line.run(async () => order.push(name)).catch((error: { code: string }) => error.code));
  const begun = line.run(async () => order.push('begun'), undefined, { begun: true });
  expect(await Promise.all(others)).toEqual(['UNAVAILABLE', 'UNAVAILABLE']);
  const last = line.run(async () => order.push('last'));
  end();
  await Promise.all([first, begun, last]);
  expect(order).toEqual(['begun', 'last']);
});
