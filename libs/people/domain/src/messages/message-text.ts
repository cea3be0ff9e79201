/** What stands in braces and is filled in for each mail. */
export const MESSAGE_PLACES = ['child', 'site', 'sender'] as const;
export type MessagePlace = (typeof MESSAGE_PLACES)[number];

const PLACE = new RegExp(`\\{\\s*(${MESSAGE_PLACES.join('|')})\\s*\\}`, 'gi');
/** What stands in braces, those of wide letters too, or the word at a brace that stands alone. */
const BRACED = /[{｛]+[^{}｛｝\n]{0,40}[}｝]+|[{｛]+[^\s{}｛｝]{0,40}|[^\s{}｛｝]{0,40}[}｝]+/g;
const IS_PLACE = new RegExp(`^${PLACE.source}$`, 'i');

const placesIn = (words: string): string[] => [...words.matchAll(PLACE)].map(([, word = '']) => word.toLowerCase());
/** What would be mailed with its braces, as it was typed. */
export const unknownPlaces = (words: string): string[] => (words.match(BRACED) ?? []).filter((braced) => !IS_PLACE.test(braced));
export const namesChild = (words: string): boolean => placesIn(words).includes('child');

/** Only what is given is filled in. */
export const fillPlaces = (words: string, filled: Partial<Record<MessagePlace, string>>): string => words.replace(PLACE, (whole, word: string) => filled[word.toLowerCase() as MessagePlace] ?? whole);

const IN_WORDS = { child: 'the child', site: 'the site', sender: 'the sender' } as const;

/** The subject of all mails of a message together, where nothing can be filled in: "Closing early at the site". */
export function subjectInWords(subject: string): string {
  const words = fillPlaces(subject, IN_WORDS);
  return words === subject ? subject : `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** "Ana, Ben and Cleo". */
export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

export interface MessagePart {
  readonly text: string;
  /** An address that is shown as a link. */
  readonly href?: string;
}

const LINK = /https?:\/\/[^\s<>"'“”‘’]+/gi;
const AFTER_LINK = /[.,;:!?)\]}…]+$/;

/** Text cut where addresses begin and end, for whoever shows it. What ends a sentence is no part of an address. */
export function linkedParts(text: string): MessagePart[] {
  const parts: MessagePart[] = [];
  let at = 0;
  for (const found of text.matchAll(LINK)) {
    const href = found[0].replace(AFTER_LINK, '');
    if (found.index > at) parts.push({ text: text.slice(at, found.index) });
    parts.push({ text: href, href });
    at = found.index + href.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at) });
  return parts;
}

/** What one mail is about and from whom. */
export interface MessageFacts {
  /** First names, in order. */
  readonly children: readonly string[];
  readonly sites: readonly string[];
  readonly sender: string;
  readonly organization: string;
  readonly replyTo: string;
  /** It goes to nobody but the participant. */
  readonly toThemselves: boolean;
}

export interface RenderedMessage {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const LONGEST_SUBJECT = 200;
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
const linesToHtml = (text: string) =>
  linkedParts(text).map(({ text: words, href }) => (href ? `<a href="${escapeHtml(href)}">${escapeHtml(words)}</a>` : escapeHtml(words).replace(/\n/g, '<br>'))).join('');

/** Names that are filled in can make a subject of any length. */
function cutSubject(subject: string): string {
  const letters = [...subject];
  return letters.length <= LONGEST_SUBJECT ? subject : `${letters.slice(0, LONGEST_SUBJECT - 1).join('').trimEnd()}…`;
}

/** The words with what is filled in, as they stand on the log of a child. */
export function spokenMessage({ subject, text }: { subject: string; text: string }, { children, sites, sender }: MessageFacts): { subject: string; text: string } {
  const filled = { child: listed(children), site: listed(sites), sender };
  return { subject: cutSubject(fillPlaces(subject, filled).replace(/\s+/g, ' ').trim()), text: fillPlaces(text, filled) };
}

/** One mail: the words with what is filled in, and beneath them whom it is about, who sent it and where answers go. */
export function renderMessage(message: { subject: string; text: string }, facts: MessageFacts): RenderedMessage {
  const { subject, text } = spokenMessage(message, facts);
  const about = facts.toThemselves ? `This message is for ${listed(facts.children)}.` : `This message is about ${listed(facts.children)}.`;
  const foot = `${about}\n${[facts.sender, facts.organization].filter(Boolean).join(', ')}, sent it with Afterbell. Answers go to ${facts.replyTo}.`;
  const paragraphs = text.split(/\n{2,}/).map((paragraph) => `<p dir="auto">${linesToHtml(paragraph)}</p>`).join('');
  return {
    subject,
    text: `${text}\n\n-- \n${foot}\n`,
    html: `<!doctype html><html><body style="font:16px/1.5 system-ui,sans-serif;color:#1a2024">${paragraphs}<hr style="border:0;border-top:1px solid #d8dcd9"><p style="color:#4c5752;font-size:14px" dir="auto">${linesToHtml(foot)}</p></body></html>`,
  };
}
