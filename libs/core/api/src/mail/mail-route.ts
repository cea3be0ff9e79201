/** What became of handing a mail over. */
export type MailOutcome =
  /** The mail server has it; without one it stays in the outbox, which is where such a server's mail is read. */
  | { readonly kind: 'sent' }
  /** This address will never take it. */
  | { readonly kind: 'refused'; readonly said: string }
  /** This address may take it another time. */
  | { readonly kind: 'later'; readonly said: string }
  /** The server takes nothing at all. */
  | { readonly kind: 'down'; readonly said: string }
  /** Nobody wants it sent any more. */
  | { readonly kind: 'gone' };

/** Several mails over one connection. */
export interface MailRoute {
  /** Once: a mail that was sent is not sent again. */
  hand(id: string): Promise<MailOutcome>;
  close(): void;
}

interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
  command?: string;
}

const LONGEST = 500;

/** An answer about the address or the mail is told apart from one that every mail would get. */
export function outcomeOf(error: unknown): MailOutcome {
  const { code, responseCode = 0, command, message } = error as SmtpError;
  const said = message.replace(/\s+/g, ' ').slice(0, LONGEST);
  const isAboutThis = (code === 'EENVELOPE' || code === 'EMESSAGE') && command !== 'MAIL FROM' && responseCode !== 421;
  if (!isAboutThis) return { kind: 'down', said };
  return responseCode >= 400 && responseCode < 500 ? { kind: 'later', said } : { kind: 'refused', said };
}
