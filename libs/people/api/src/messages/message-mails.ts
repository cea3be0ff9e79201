import { type Mail, MailService, requirePrincipal, type Tx } from '@afterbell/core/api';
import { listed, LONG_TEXT, LINE, type MessageFacts, type PersonName, recipientsLine, renderMessage, spokenMessage, spokenPersonName } from '@afterbell/people/domain';
import { calledName, type MessageChild, messageChildren } from './message-people';
import { CLAIM, LINES_OF_MAILS, LOG, RECIPIENTS_OF } from './message.sql';

export interface MessageRow {
  id: string;
  organizationId: string;
  madeBy: string;
  subject: string;
  text: string;
  perChild: boolean;
  senderName: string;
  organizationName: string;
  replyTo: string;
  state: string;
  /** Seconds until it may leave. */
  wait: number;
  [column: string]: unknown;
}

export interface Claimed {
  id: string;
  address: string;
  tries: number;
  [column: string]: unknown;
}

interface Line {
  mailId: string;
  childId: string;
  recipientId: string;
  [column: string]: unknown;
}

/** Takes some mails to hand over, writes them to the outbox and to the logs of the children. Those of nobody in sight come back apart. */
export async function claimMails(tx: Tx, mail: MailService, message: MessageRow, most: number): Promise<{ mails: Claimed[]; empty: string[] }> {
  const claimed = await tx.query<Claimed>(CLAIM, [message.id, most], 'message_claim');
  if (claimed.length === 0) return { mails: [], empty: [] };
  const lines = await tx.query<Line & Record<string, unknown>>(LINES_OF_MAILS, [message.id, claimed.map(({ id }) => id)], 'message_lines_of');
  const of = new Map<string, Line[]>();
  for (const line of lines) of.set(line.mailId, [...(of.get(line.mailId) ?? []), line]);
  const children = await messageChildren(tx, [...new Set(lines.map(({ childId }) => childId))]);
  const { tenantId } = requirePrincipal();
  const mails = claimed.filter(({ id }) => of.has(id));
  for (const { id, address } of mails) {
    const own = of.get(id) ?? [];
    const about = [...new Set(own.map(({ childId }) => childId))].flatMap((childId) => children.get(childId) ?? []);
    const { subject, text, html } = renderMessage(message, factsOf(message, about, own.every(({ childId, recipientId }) => childId === recipientId)));
    const one: Mail = { to: address, subject, text, html, tenantId, replyTo: message.replyTo, fromName: message.organizationName };
    await mail.keepIn(tx, id, one);
  }
  await log(tx, message, children);
  return { mails, empty: claimed.filter(({ id }) => !of.has(id)).map(({ id }) => id) };
}

const factsOf = ({ senderName, organizationName, replyTo }: MessageRow, about: readonly MessageChild[], toThemselves: boolean): MessageFacts => ({
  children: about.map(calledName),
  sites: [...new Set(about.flatMap(({ sites }) => sites))],
  sender: senderName,
  organization: organizationName,
  replyTo,
  toThemselves,
});

/** Each child's log says once that it was written about, to whom and in which words. */
async function log(tx: Tx, message: MessageRow, children: ReadonlyMap<string, MessageChild>): Promise<void> {
  const names = new Map<string, string[]>();
  for (const { childId, ...name } of await tx.query<PersonName & { childId: string } & Record<string, unknown>>(RECIPIENTS_OF, [message.id, [...children.keys()]], 'message_recipients')) {
    names.set(childId, [...(names.get(childId) ?? []), spokenPersonName(name)]);
  }
  const rows = [...children.values()].map((child) => {
    const { subject, text } = spokenMessage(message, factsOf(message, [child], false));
    return { childId: child.id, withWhom: recipientsLine(names.get(child.id) ?? [], LINE) || listed([calledName(child)]), about: `${subject}\n\n${text}`.slice(0, LONG_TEXT) };
  });
  await tx.execute(LOG, [message.id, message.madeBy, requirePrincipal().timeZone, JSON.stringify(rows)], 'message_log');
}
