import { fireEvent, screen, waitFor } from '@testing-library/react';
import { show } from '../test-kit';
import { listenForNotifications, type Notification } from '../ui/notify';
import { useDownload } from './download-file';

function Link() {
  return <a {...useDownload('/file/download/f1', 'plan.pdf')}>plan.pdf</a>;
}

const told: Notification[] = [];
const network = globalThis.fetch;
let stop: () => void;
beforeEach(() => {
  told.length = 0;
  stop = listenForNotifications((notice) => told.push(notice));
});
afterEach(() => {
  stop();
  globalThis.fetch = network;
});

test('says when a file cannot be had, in the server’s words or its own, and leaves modified clicks to the browser', async () => {
  globalThis.fetch = () => Promise.resolve(new Response(JSON.stringify({ statusCode: 404, error: 'Not Found', message: ['The file was not found.'] }), { status: 404 }));
  show(<Link />);
  const link = screen.getByRole('link', { name: 'plan.pdf' });
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(fireEvent.click(link)).toBe(false);
  await waitFor(() => expect(told).toEqual([{ severity: 'error', title: 'plan.pdf could not be downloaded', detail: 'The file was not found.' }]));
  globalThis.fetch = () => Promise.reject(new TypeError('no network'));
  fireEvent.click(link);
  await waitFor(() => expect(told[1]).toMatchObject({ detail: 'Check your connection and try again.' }));
});

test('hands what came to the browser’s downloads under its name', async () => {
  const clicked: string[] = [];
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => undefined;
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(`${this.getAttribute('href')} ${this.download}`);
  });
  globalThis.fetch = () => Promise.resolve(new Response('bytes', { status: 200 }));
  show(<Link />);
  fireEvent.click(screen.getByRole('link', { name: 'plan.pdf' }));
  await waitFor(() => expect(clicked).toEqual(['blob:1 plan.pdf']));
  expect(told).toEqual([]);
  click.mockRestore();
});
