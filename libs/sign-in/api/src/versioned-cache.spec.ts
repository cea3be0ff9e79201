import { VersionedCache } from './versioned-cache';

describe('a versioned cache', () => {
  it('loads once per version, and again for another', async () => {
    const cache = new VersionedCache<number>(10);
    let loads = 0;
    const load = () => Promise.resolve((loads += 1));
    expect(await Promise.all([cache.get('a', '1', load), cache.get('a', '1', load)])).toEqual([1, 1]);
    expect(await cache.get('a', '2', load)).toBe(2);
    expect(await cache.get('b', '2', load)).toBe(3);
  });

  it('forgets what was used longest ago', async () => {
    const cache = new VersionedCache<string>(2);
    const load = (value: string) => () => Promise.resolve(value);
    await cache.get('a', '1', load('a'));
    await cache.get('b', '1', load('b'));
    await cache.get('a', '1', load('never'));
    await cache.get('c', '1', load('c'));
    expect(cache.size).toBe(2);
    expect(await cache.get('a', '1', load('again'))).toBe('a');
    expect(await cache.get('b', '1', load('again'))).toBe('again');
  });

  it('does not remember a failure', async () => {
    const cache = new VersionedCache<string>(2);
    await expect(cache.get('a', '1', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await cache.get('a', '1', () => Promise.resolve('up'))).toBe('up');
  });
});
