import { parseMessage, type MessageAudience } from '@afterbell/people/domain';

/** A message as it is being written. */
export interface MessageWish {
  audience: MessageAudience[];
  subject: string;
  text: string;
  replyTo: string | null;
  restrictedIds: string[];
}

export const NEW_MESSAGE: MessageWish = { audience: ['GUARDIANS'], subject: '', text: '', replyTo: null, restrictedIds: [] };

export const isWritten = (message: MessageWish | null | undefined): boolean => Boolean(message) && parseMessage(message as MessageWish).problems.length === 0;
export const isBegun = (message: MessageWish | null | undefined): boolean => Boolean(message?.subject.trim() || message?.text.trim());
