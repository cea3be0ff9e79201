import { act, screen } from '@testing-library/react';
import { show } from '../test-kit';
import { UpdateBanner } from './build-watch';
import { useEditing } from './editing';

let build: string | null;
let asked: string[];
beforeEach(() => {
  build = 'one';
  asked = [];
  jest.useFakeTimers();
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    asked.push(String(url));
    return build === null ? new Response('', { status: 404 }) : new Response(JSON.stringify({ build }));
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});
const pass = (minutes: number) => act(async () => jest.advanceTimersByTimeAsync(minutes * 60_000));
const banner = () => screen.queryByText('A newer version of Afterbell is ready.');

test('asks every five minutes past the cache, and offers the newer build', async () => {
  const reload = jest.fn();
  show(<UpdateBanner running="one" reload={reload} />);
  await pass(3.9);
  expect(asked).toEqual([]);
  await pass(2.2);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatch(/^\/build-manifest\.json\?t=\d+$/);
  expect(banner()).not.toBeInTheDocument();
  build = 'two';
  await pass(6.1);
  expect(banner()).toBeInTheDocument();
  act(() => screen.getByRole('button', { name: 'Reload to update' }).click());
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a manifest that is not there is ignored', async () => {
  build = null;
  show(<UpdateBanner running="one" />);
  await pass(20);
  expect(asked.length).toBeGreaterThan(2);
  expect(banner()).not.toBeInTheDocument();
});

test('coming back to the window asks at once', async () => {
  show(<UpdateBanner running="one" />);
  build = 'two';
  await pass(1);
  await act(async () => void window.dispatchEvent(new Event('focus')));
  expect(banner()).toBeInTheDocument();
});

function Editor() {
  useEditing(true);
  return null;
}

test('never while something is being edited', async () => {
  build = 'two';
  const { rerender } = show(
    <>
      <UpdateBanner running="one" />
      <Editor />
    </>,
  );
  await pass(7);
  expect(asked).toHaveLength(1);
  expect(banner()).not.toBeInTheDocument();
  rerender(<></>);
});
