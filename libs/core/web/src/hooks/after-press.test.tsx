import { fireEvent } from '@testing-library/react';
import { afterPress } from './after-press';

const soon = () => new Promise((done) => setTimeout(done, 1));
let said: string[];
const error = () => afterPress(() => said.push('error'));

beforeEach(() => (said = []));
document.body.addEventListener('click', () => said.push('click'));

it('waits for the end of a press and lets its click go first', async () => {
  fireEvent.pointerDown(document.body);
  error();
  fireEvent.pointerUp(document.body);
  fireEvent.click(document.body);
  await soon();
  expect(said).toEqual(['click', 'error']);
  error();
  expect(said.at(-1)).toBe('error');
  expect(said).toHaveLength(3);
});

it('waits for the click of a finger, which moves the focus when it is up already', async () => {
  fireEvent.pointerDown(document.body);
  fireEvent.pointerUp(document.body);
  error();
  fireEvent.click(document.body);
  await soon();
  expect(said).toEqual(['click', 'error']);
});

it('does not wait for a click that never comes', async () => {
  fireEvent.pointerDown(document.body);
  error();
  fireEvent.pointerCancel(document.body);
  expect(said).toEqual([]);
  await new Promise((done) => setTimeout(done, 150));
  expect(said).toEqual(['error']);
});
