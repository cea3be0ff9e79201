import { ApolloLink, gql } from '@apollo/client';
import { of } from 'rxjs';
import { listenForNotifications } from '../ui/notify';
import { createClient } from './client';
import { onConfirmationAsked } from './confirm';
import { setAuthenticated } from './failures';
import { rest } from './rest';

const CHANGE = gql`
  mutation change {
    change
  }
`;
const wanted = { message: 'Passkey.', extensions: { code: 'CONFIRM_REQUIRED', statusCode: 428, title: 'Confirmation Required', messages: ['Passkey.'] } };
const refusal = { data: null, errors: [wanted] };

let shown: number;
let questions: string[];
let answer: boolean;
let stop: (() => void)[];
beforeEach(() => {
  shown = 0;
  questions = [];
  setAuthenticated(true);
  stop = [
    listenForNotifications(() => (shown += 1)),
    onConfirmationAsked(async (why) => {
      questions.push(why);
      return answer;
    }),
  ];
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  stop.forEach((end) => end());
  jest.restoreAllMocks();
});

function clientOf(...answers: object[]) {
  let asked = 0;
  const terminal = new ApolloLink(() => {
    asked += 1;
    return of(answers[Math.min(asked, answers.length) - 1] ?? {});
  });
  return { client: createClient({ terminal, retryDelay: 0 }), asked: () => asked };
}

test('who declines is told nothing more, and the call is not repeated', async () => {
  answer = false;
  const { client, asked } = clientOf(refusal, { data: { change: 1 } });
  await expect(client.mutate({ mutation: CHANGE })).rejects.toThrow('Passkey.');
  expect([asked(), shown, questions]).toEqual([1, 0, ['Passkey.']]);
});

test('once given, the call is sent once more and no oftener', async () => {
  answer = true;
  const good = clientOf(refusal, { data: { change: 1 } });
  await expect(good.client.mutate({ mutation: CHANGE })).resolves.toMatchObject({ data: { change: 1 } });
  const never = clientOf(refusal);
  await expect(never.client.mutate({ mutation: CHANGE })).rejects.toThrow('Passkey.');
  expect([good.asked(), never.asked()]).toEqual([2, 2]);
});

test('what another field has done already is not done twice', async () => {
  answer = true;
  const half = clientOf({ data: { change: null, other: { done: true } }, errors: [wanted] });
  await expect(half.client.mutate({ mutation: CHANGE })).rejects.toThrow('Passkey.');
  expect([half.asked(), questions]).toEqual([1, []]);
});

test('calls that are refused together ask one question', async () => {
  answer = true;
  const { client } = clientOf(refusal, refusal, { data: { change: 1 } });
  await Promise.all([client.mutate({ mutation: CHANGE }), client.mutate({ mutation: CHANGE })]);
  expect(questions).toEqual(['Passkey.']);
});

test('the documented calls ask in the same way', async () => {
  answer = true;
  const json = (status: number, body: object) => new Response(JSON.stringify(body), { status });
  jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(json(428, { statusCode: 428, error: 'Confirmation Required', message: ['Passkey.'] })).mockResolvedValueOnce(json(200, { moved: true }));
  await expect(rest('/auth/switch-access', { body: {} })).resolves.toEqual({ data: { moved: true }, error: null });
  expect(questions).toEqual(['Passkey.']);
});
