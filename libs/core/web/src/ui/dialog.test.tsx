import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { show } from '../test-kit';
import { Button } from './button';
import { Dialog } from './dialog';
import { Field } from './field';
import { Notice } from './notice';
import { TextInput } from './inputs';

let answer: (words: string) => void;

/** Long, with its answers at the top; a field is refused at once. */
function Form({ wrong = false }) {
  const [words, setWords] = useState('');
  const [busy, setBusy] = useState(false);
  const submit = async () => {
    setBusy(true);
    setWords(await new Promise<string>((resolve) => (answer = resolve)));
    setBusy(false);
  };
  return (
    <Dialog open onClose={() => undefined} title="Session" onSubmit={() => !wrong && void submit()} footer={<Button type="submit" loading={busy}>Save</Button>}>
      {words && <Notice severity="error" live>{words}</Notice>}
      <Field label="Name" error={wrong ? 'Name is required' : undefined}>
        <TextInput />
      </Field>
    </Dialog>
  );
}

const scrolled: string[] = [];
/** What is seen at a place of the screen. */
let seen: Element | null = null;

beforeEach(() => {
  scrolled.length = 0;
  seen = null;
  Object.assign(document, { elementFromPoint: () => seen });
  Object.assign(Element.prototype, { scrollIntoView(this: Element) { scrolled.push(this.textContent || this.tagName); } });
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ left: 0, top: -222, width: 300, height: 60 } as DOMRect);
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(document, 'elementFromPoint');
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

const frame = () => act(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
const press = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Save' }));
  await frame();
};
const answerWith = async (words: string) => {
  await act(async () => answer(words));
  await frame();
};

test('what a submit is answered with is brought into sight, each time, and only then', async () => {
  show(<Form />);
  await press();
  expect(scrolled).toEqual([]);
  await answerWith('September 2026 is locked.');
  expect(scrolled).toEqual(['September 2026 is locked.']);
  await press();
  await answerWith('September 2026 is locked.');
  expect(scrolled).toHaveLength(2);
  await press();
  fireEvent.input(screen.getByRole('textbox'), { target: { value: 'Fall' } });
  await answerWith('September 2026 is locked.');
  expect(scrolled).toHaveLength(2);
  await press();
  seen = screen.getByRole('alert');
  await answerWith('September 2026 is locked.');
  expect(scrolled).toHaveLength(2);
});

test('a field that is wrong is brought into sight with its words', async () => {
  show(<Form wrong />);
  await press();
  expect(scrolled).toEqual(['INPUT']);
});
