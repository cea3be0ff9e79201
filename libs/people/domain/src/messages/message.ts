/** Writing to the families of many (docs/people.md "Writing to families"). */
import { type FieldProblem, isEmail, isUuid, normalizeEmail, tidyLine, tidyLines } from '@afterbell/core/domain';
import { MESSAGE_PLACES, namesChild, unknownPlaces } from './message-text';

export const MESSAGE_AUDIENCES = ['GUARDIANS', 'EMERGENCY', 'THEMSELVES'] as const;
export type MessageAudience = (typeof MESSAGE_AUDIENCES)[number];

/** Held until the time to take it back is over, being sent, sent; or never sent. */
export const MESSAGE_STATES = ['held', 'sending', 'sent', 'cancelled'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

export const MESSAGE_SUBJECT_LENGTH = 150;
export const MESSAGE_TEXT_LENGTH = 4_000;
/** How long a message can be taken back: mail cannot be called back afterwards. */
export const MESSAGE_HOLD_SECONDS = 30;

export const onTheWay = (state: string): boolean => state === 'held' || state === 'sending';

export interface MessageInput {
  readonly audience: readonly string[];
  readonly subject: string;
  readonly text: string;
  /** Where answers go; the sender's own address when it is left out. */
  readonly replyTo?: string | null;
  /** Relationships under a contact restriction that are written to all the same. */
  readonly restrictedIds?: readonly string[] | null;
}

export interface MessageValues {
  audience: MessageAudience[];
  subject: string;
  text: string;
  replyTo: string | null;
  restrictedIds: string[];
  /** Each child has a mail of its own, because the words name it; else a family gets one for all of its children. */
  perChild: boolean;
}

const counted = (length: number) => length.toLocaleString('en-US');

/** The one check of what is to be sent, for its form and for the server. Messages are whole sentences. */
export function parseMessage(input: MessageInput): { values: MessageValues; problems: FieldProblem[] } {
  const problems: FieldProblem[] = [];
  const refuse = (path: string, message: string) => void problems.push({ path, message });
  const audience = MESSAGE_AUDIENCES.filter((one) => input.audience.includes(one));
  if (audience.length === 0) refuse('audience', 'Choose who is written to.');
  if (input.audience.some((one) => !MESSAGE_AUDIENCES.some((known) => known === one))) refuse('audience', 'One of those to write to is not a choice.');
  const subject = tidyLine(input.subject);
  // What a line break in a subject would begin is another header.
  if (/[\r\n\u0085\u2028\u2029]/.test(input.subject.trim())) refuse('subject', 'The subject is one line.');
  else if (!subject) refuse('subject', 'Give a subject.');
  else if (subject.length > MESSAGE_SUBJECT_LENGTH) refuse('subject', `The subject has more than ${counted(MESSAGE_SUBJECT_LENGTH)} characters.`);
  const text = tidyLines(input.text);
  if (!text) refuse('text', 'Write a text.');
  else if (text.length > MESSAGE_TEXT_LENGTH) refuse('text', `The text has ${counted(text.length)} characters; ${counted(MESSAGE_TEXT_LENGTH)} is the most.`);
  for (const [path, words] of [['subject', subject], ['text', text]] as const) {
    const [unknown] = unknownPlaces(words);
    if (unknown !== undefined) refuse(path, `“${unknown}” stands for nothing: write ${MESSAGE_PLACES.map((one) => `{${one}}`).join(', ')}, or leave out the braces.`);
  }
  const given = input.replyTo?.trim() ? input.replyTo : null;
  if (given !== null && !isEmail(given)) refuse('replyTo', 'The address that answers go to is not an e-mail address.');
  const restrictedIds = [...new Set((input.restrictedIds ?? []).map((id) => id.toLowerCase()))];
  if (!restrictedIds.every(isUuid)) refuse('restrictedIds', 'One of the contacts under a restriction is not on record.');
  return { values: { audience, subject, text, replyTo: given === null ? null : normalizeEmail(given), restrictedIds, perChild: namesChild(subject) || namesChild(text) }, problems };
}
