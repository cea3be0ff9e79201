import { Injectable, type OnModuleInit } from '@nestjs/common';
import { requirePrincipal, type Tx } from '@afterbell/core/api';
import { AppError } from '@afterbell/core/domain';
import { MESSAGE_HOLD_SECONDS, type MessageInput, type MessageValues, parseMessage, subjectInWords } from '@afterbell/people/domain';
import type { BulkAction, BulkWish, Verdict } from '../bulk/bulk-action';
import { BulkActions } from '../bulk/bulk-actions';
import { mayRelationships } from '../relationships/relationship-rules';
import { messageReach } from './message-people';
import { outlookOf } from './message-outlook';
import { CANCEL_MESSAGE, ENQUEUE_MESSAGE, FORGET_LINES, INSERT_LINES, INSERT_MESSAGE } from './message.sql';

export interface MessageParams extends Omit<MessageValues, 'replyTo'> {
  /** Of the run, and of the message. */
  id: string;
  organizationId: string;
  organizationName: string;
  senderName: string;
  replyTo: string;
}

/** How many it goes to; nothing says where. */
interface Written {
  addresses: number;
  restrictedContacts: number;
}

const TOO_LATE = 'has been sent: mail cannot be called back';
const SENDER = `select o.name as "organizationName", u.name as "senderName", u.email from organization o left join lateral (select name, email from audit_people(array[$2::uuid])) u on true where o.id = $1`;
const invalid = (path: string, message: string) => new AppError('VALIDATION', { problems: [{ path, message }] });

/** Whoever writes on after a lost answer must not be told that it was sent. */
export function isSameMessage(params: object, input: MessageInput): boolean {
  const { subject, text } = parseMessage(input).values;
  const sent = params as Partial<MessageParams>;
  return sent.subject === subject && sent.text === text;
}

/** Mail to the families of many. What the run does is to find who gets it; the mails leave when the time to take it back is over. */
@Injectable()
export class MessageAction implements OnModuleInit, BulkAction<MessageParams, Written> {
  readonly key = 'MESSAGE';
  readonly feature = 'tools.send_messages';
  readonly trail = { done: 'message.send', undone: 'message.takeBack' };
  readonly saysWhenOver = true;

  constructor(private readonly actions: BulkActions) {}

  onModuleInit(): void {
    this.actions.register(this);
  }

  async open(tx: Tx, { message }: BulkWish, id: string) {
    if (!message) throw invalid('message', 'Write a message.');
    const { values, problems } = parseMessage(message);
    if (problems.length) throw new AppError('VALIDATION', { problems: problems.map(({ path, message: said }) => ({ path: `message.${path}`, message: said })) });
    // They are told by name, to whoever may know them.
    if (values.restrictedIds.length > 0 && !mayRelationships('view')) throw new AppError('FORBIDDEN');
    const { organizationId, userId } = requirePrincipal();
    const from = await tx.one<{ organizationName: string; senderName: string | null; email: string | null }>(SENDER, [organizationId, userId || null]);
    const replyTo = values.replyTo ?? from?.email;
    if (!from || !replyTo) throw invalid('message.replyTo', 'Give an address that answers go to.');
    const params: MessageParams = { ...values, id, organizationId, organizationName: from.organizationName, senderName: from.senderName ?? '', replyTo };
    return { params, label: subjectInWords(values.subject) };
  }

  async plan(tx: Tx, params: MessageParams, ids: readonly string[]): Promise<Map<string, Verdict>> {
    const reach = await messageReach(tx, params, ids);
    return new Map([...reach].flatMap(([id, { why }]): [string, Verdict][] => (why === null ? [] : [[id, { verdict: 'cannot', code: 'VALIDATION', message: why }]])));
  }

  async outlook(tx: Tx, params: MessageParams, ids: readonly string[]) {
    return outlookOf(params, await messageReach(tx, params, ids));
  }

  async apply(tx: Tx, params: MessageParams, ids: readonly string[]): Promise<Map<string, Written>> {
    const { userId, accessId } = requirePrincipal();
    const { id, organizationId, subject, text, audience, perChild, senderName, organizationName, replyTo } = params;
    const reach = await messageReach(tx, params, ids);
    await tx.execute(INSERT_MESSAGE, [id, organizationId, userId, accessId, subject, text, audience, perChild, senderName, organizationName, replyTo], 'message_insert');
    const lines = [...reach].flatMap(([childId, { to }]) => to.map(({ personId, address, despite }) => ({ childId, personId, address, despite })));
    await tx.execute(INSERT_LINES, [id, organizationId, JSON.stringify(lines)], 'message_lines');
    await tx.query(ENQUEUE_MESSAGE, [id, MESSAGE_HOLD_SECONDS + 1]);
    return new Map([...reach].map(([childId, { to }]) => [childId, { addresses: new Set(to.map(({ address }) => address)).size, restrictedContacts: to.filter(({ despite }) => despite).length }]));
  }

  /** Asked with the run held, which the queue waits for before it sends. */
  async tooLate(tx: Tx, { id }: MessageParams): Promise<string | null> {
    const message = await tx.one<{ state: string }>('select state from message where id = $1', [id]);
    return message && message.state !== 'held' && message.state !== 'cancelled' ? TOO_LATE : null;
  }

  async undo(tx: Tx, { id }: MessageParams, done: ReadonlyMap<string, Written>) {
    const message = await tx.one<{ state: string }>('select state from message where id = $1 for update', [id]);
    if (message && message.state !== 'held' && message.state !== 'cancelled') return new Map([...done.keys()].map((child) => [child, TOO_LATE]));
    await this.stopped(tx, { id });
    return new Map<string, string>();
  }

  /** Nobody is written to when only some would be. */
  async stopped(tx: Tx, { id }: Pick<MessageParams, 'id'>): Promise<void> {
    if (await tx.execute(CANCEL_MESSAGE, [id])) await tx.execute(FORGET_LINES, [id]);
  }

  trace({ subject, organizationId }: MessageParams, { addresses, restrictedContacts }: Written) {
    return { organizationId, before: null, after: { message: subject, addresses, ...(restrictedContacts ? { restrictedContacts } : {}) } };
  }
}
