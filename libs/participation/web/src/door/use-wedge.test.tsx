import { useShortcut } from '@afterbell/core/web';
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { useWedge } from './use-wedge';

const CODE = 'PETP0E7T1234';

function Page({ onCode, onKey }: { onCode: (code: string) => void; onKey: (key: string) => void }) {
  const [text, setText] = useState('');
  const box = useRef<HTMLInputElement>(null);
  useWedge(onCode, true, { box, finds: (words) => words === 'Christianson' });
  useShortcut('p', () => onKey('p'));
  useShortcut('e', () => onKey('e'));
  return <input ref={box} aria-label="Search" value={text} onChange={({ target }) => setText(target.value)} />;
}

function show() {
  const [codes, keys]: [string[], string[]] = [[], []];
  render(<Page onCode={(code) => codes.push(code)} onKey={(key) => keys.push(key)} />);
  return { codes, keys };
}

const after = (ms: number) => act(() => jest.advanceTimersByTime(ms));

/** The machine that runs this is as slow as it is: when a key was pressed, the test says. */
let now = 1_000;
function press(pressed: string | KeyboardEventInit, later: number, at: Element = document.body) {
  now += later;
  const event = createEvent.keyDown(at, typeof pressed === 'string' ? { key: pressed } : pressed);
  Object.defineProperty(event, 'timeStamp', { value: now });
  fireEvent(at, event);
}
const burst = (text: string, at?: Element) => [...text].forEach((key, index) => press(key, index === 0 ? 500 : 8, at));
function box() {
  const field = screen.getByRole<HTMLInputElement>('textbox');
  const type = (text: string, apart: number) => {
    for (const [index, key] of [...text].entries()) {
      press(key, index === 0 ? 500 : apart, field);
      fireEvent.change(field, { target: { value: field.value + key } });
    }
  };
  return { field, type };
}
const pause = () => after(2_000);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('lets nobody be marked by the letters of a code, with or without its end', () => {
  const { codes, keys } = show();
  burst(CODE);
  pause();
  expect([codes, keys]).toEqual([[], []]);
  burst(CODE);
  press('Enter', 8);
  pause();
  expect([codes, keys]).toEqual([[CODE], []]);
});

it('gives single letters on, and two that a hand rolls over', () => {
  const { codes, keys } = show();
  press('p', 500);
  expect(keys).toEqual([]);
  pause();
  expect(keys).toEqual(['p']);
  burst('ep');
  pause();
  press('Enter', 500);
  expect([codes, keys]).toEqual([[], ['p', 'e', 'p']]);
});

it.each(['pointerDown', 'click'] as const)('gives a letter on before what is pressed after it: %s', (pressed) => {
  const { codes, keys } = show();
  press('p', 500);
  fireEvent[pressed](screen.getByRole('textbox'));
  expect(keys).toEqual(['p']);
  pause();
  expect([codes, keys]).toEqual([[], ['p']]);
});

it('gives a letter on before the page goes', () => {
  const { keys } = show();
  press('p', 500);
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(keys).toEqual(['p']);
});

it('loses no code to a press while the scanner types it', () => {
  const { codes, keys } = show();
  burst(CODE);
  fireEvent.pointerDown(document.body);
  fireEvent.click(document.body);
  press('Enter', 8);
  pause();
  expect([codes, keys]).toEqual([[CODE], []]);
});

it.each([
  ['small letters', 100, (key: string) => ({ key: key.toLowerCase() })],
  ['the capitals of the badge', 350, (key: string) => ({ key })],
  ['Shift under a Caps Lock that is on', 350, (key: string) => ({ key: key.toLowerCase(), shiftKey: /[A-Z]/.test(key) })],
])('hears a slow scanner that types %s, and marks nobody by it', (_, apart, typed) => {
  const { codes, keys } = show();
  for (const key of [...CODE, 'Enter']) {
    after(apart);
    press(key === 'Enter' ? { key } : typed(key), apart);
  }
  after(2_000);
  expect(keys).toEqual([]);
  expect(codes.map((code) => code.toUpperCase())).toEqual([CODE]);
});

it('marks nobody by what a scanner that got stuck types next, nor by a code that is no badge', () => {
  const { codes, keys } = show();
  for (const key of '7P') press(key, 20);
  after(900);
  press('E', 900);
  after(2_000);
  for (const key of 'https://a.example/pe') press(key, 20);
  after(2_000);
  expect([codes, keys]).toEqual([[], []]);
  press('p', 5_000);
  after(150);
  expect(keys).toEqual(['p']);
});

it('takes a code out of the field that it was typed into, and leaves words there', () => {
  const { codes, keys } = show();
  const { field, type } = box();
  type('pepe', 120);
  press('Enter', 120, field);
  expect([codes, keys, field.value]).toEqual([[], [], 'pepe']);
  type(CODE, 8);
  press('Enter', 8, field);
  expect([codes, keys, field.value]).toEqual([[CODE], [], 'pepe']);
});

it('knows a code in the search box by its form, however slowly its keys arrive, and takes no name for one', () => {
  const { codes } = show();
  const { field, type } = box();
  const enter = (text: string) => {
    fireEvent.change(field, { target: { value: '' } });
    type(text, 120);
    press('Enter', 700, field);
    return field.value;
  };
  expect([enter(CODE), enter(`so${CODE}`), enter('PETP-0E7T-1234'), enter('PETPQEZTABCD')]).toEqual(['', 'so', '', '']);
  expect(codes.splice(0)).toEqual([CODE, CODE, 'PETP-0E7T-1234', 'PETPQEZTABCD']);
  // Each has the twelve letters of a code.
  expect([enter('Christianson'), enter('Jane Anderson'), enter('Ana 12')]).toEqual(['Christianson', 'Jane Anderson', 'Ana 12']);
  expect(codes).toEqual([]);
});
