import { ChakraProvider } from '@chakra-ui/react';
import { Field, system } from '@afterbell/core/web';
import { fetchAnswers } from '@afterbell/testing/web';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FileControl, type FileControlProps } from './file-control';

/** The browser's request, answered by the test. */
class Request {
  static sent: Request[] = [];
  upload: { onprogress?: (event: { loaded: number; total: number }) => void; onload?: () => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  statusText = '';
  responseText = '';
  path = '';
  form = new FormData();
  aborted = false;
  open(_method: string, path: string) {
    this.path = path;
  }
  setRequestHeader() {}
  send(form: FormData) {
    this.form = form;
    Request.sent.push(this);
  }
  abort() {
    this.aborted = true;
    this.onabort?.();
  }
  answer(status: number, body: object) {
    Object.assign(this, { status, responseText: JSON.stringify(body) });
    this.onload?.();
  }
}

const browserRequest = window.XMLHttpRequest;
beforeEach(() => {
  Request.sent = [];
  window.XMLHttpRequest = Request as unknown as typeof XMLHttpRequest;
});
afterEach(() => {
  window.XMLHttpRequest = browserRequest;
});

const stored = { id: 'f1', name: 'plan.pdf', contentType: 'application/pdf', size: 2048, kind: 'attachment', state: 'available' } as const;
const pdf = (name = 'plan.pdf', size = 10) => new File([new Uint8Array(size)], name, { type: 'application/pdf' });
const changes: (string | null)[] = [];

function Form(props: Partial<FileControlProps>) {
  const [value, setValue] = useState<string | null>(props.value ?? null);
  return (
    <ChakraProvider value={system}>
      <Field label="Care plan">
        <FileControl
          field={{ type: 'attachment', limits: {}, maxWidth: null, maxHeight: null }}
          {...props}
          value={value}
          onChange={(next) => {
            changes.push(next);
            setValue(next);
          }}
        />
      </Field>
    </ChakraProvider>
  );
}
const show = (props: Partial<FileControlProps> = {}) => {
  changes.length = 0;
  render(<Form {...props} />);
  return { person: userEvent.setup({ applyAccept: false }), input: () => screen.getByLabelText<HTMLInputElement>(/^Care plan/) };
};

it.each([
  ['a page', 'page.html', 10, /files of this type are not accepted/],
  ['an empty file', 'plan.pdf', 0, /is empty/],
  ['a file over 25 MB', 'plan.pdf', 25 * 1024 * 1024 + 1, /at most 25 MB/],
  ['a photo in HEIC', 'IMG_1.HEIC', 10, /Save it as JPEG/],
])('refuses %s before anything is sent', async (_what, name, size, words) => {
  const { person, input } = show();
  await person.upload(input(), pdf(name, size));
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(Request.sent).toHaveLength(0);
  expect(changes).toEqual([]);
});

it('refuses what the field does not take', async () => {
  const { person, input } = show({ field: { type: 'attachment', limits: { accept: ['pdf'] }, maxWidth: null, maxHeight: null } });
  await person.upload(input(), pdf('list.csv'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Accepted: pdf.');
});

it('says in the server’s words why a file was refused, and offers no senseless retry', async () => {
  const { person, input } = show();
  await person.upload(input(), pdf());
  act(() => Request.sent[0]?.answer(415, { statusCode: 415, error: 'Unsupported Media Type', message: ['“plan.pdf” is not what its ending says.'] }));
  // Named once: the server's words have the name already.
  expect((await screen.findByRole('alert')).textContent).toBe('“plan.pdf” is not what its ending says.');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('keeps the file through a lost connection and sends it again', async () => {
  const { person, input } = show();
  await person.upload(input(), pdf());
  act(() => Request.sent[0]?.onerror?.());
  await person.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(Request.sent).toHaveLength(2);
  act(() => Request.sent[1]?.answer(200, stored));
  expect(await screen.findByRole('link', { name: 'Download “plan.pdf”' })).toHaveAttribute('href', '/file/download/f1');
  expect(changes).toEqual(['f1']);
});

it('shows how far it is, and stops when cancelled', async () => {
  const busy: boolean[] = [];
  const { person, input } = show({ onBusy: (now) => busy.push(now) });
  await person.upload(input(), pdf());
  const [request] = Request.sent;
  expect(request?.path).toBe('/file/uploadAttachment');
  expect(request?.form.get('fileName')).toBe('plan.pdf');
  act(() => request?.upload.onprogress?.({ loaded: 5, total: 10 }));
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(request?.aborted).toBe(true);
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(changes).toEqual([]);
  expect(busy).toEqual([true, false]);
  expect(input()).toHaveFocus();
});

it('takes a dropped image and tells the server how large it may be', async () => {
  show({ field: { type: 'image', limits: {}, maxWidth: 640, maxHeight: 480 } });
  fireEvent.drop(screen.getByText(/or drop or paste/), { dataTransfer: { files: [new File(['x'], 'me.png', { type: 'image/png' })] } });
  await waitFor(() => expect(Request.sent[0]?.path).toBe('/file/uploadImage'));
  expect([Request.sent[0]?.form.get('maxWidth'), Request.sent[0]?.form.get('maxHeight')]).toEqual(['640', '480']);
});

it('removes a stored file, and takes that back', async () => {
  const { person } = show({ value: 'f1', file: stored });
  await person.click(screen.getByRole('button', { name: 'Remove “plan.pdf”' }));
  expect(changes).toEqual([null]);
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(changes).toEqual([null, 'f1']);
  expect(screen.getByRole('link', { name: 'Download “plan.pdf”' })).toBeInTheDocument();
});

it('asks what a stored file is, and says when it is gone', async () => {
  const network = fetchAnswers({ '/file/can-download/f2': { status: 404, body: { statusCode: 404, error: 'Not Found', message: ['The file was not found.'] } } });
  show({ value: 'f2', readOnly: true });
  expect(await screen.findByText('This file is no longer available.')).toBeInTheDocument();
  network.restore();
});
