import { parseUrl, tidyLine } from '@afterbell/core/domain';
import { lengthOf, refused, taken } from './kind-helpers';
import { lineKind } from './line';

const LONGEST_URL = 2_000;
const SCHEME = /^[a-z][a-z\d+.-]*:/i;
/** `school.org:8080` is a host and a port, no scheme. */
const HOST_AND_PORT = /^[^/:\s]+\.[^/:\s]+:\d+(\/|$)/;

export const url = lineKind('url', {
  max: LONGEST_URL * 2,
  read(text) {
    const typed = tidyLine(text);
    if (/[\s\\]/.test(typed)) return refused('URL');
    const hasScheme = SCHEME.test(typed) && !HOST_AND_PORT.test(typed);
    const parsed = parseUrl(hasScheme ? typed : `https://${typed}`);
    if (hasScheme && !/^https?:\/\//i.test(typed)) return refused('URL_SCHEME');
    if (!parsed || (parsed.protocol !== 'http:' && parsed.protocol !== 'https:')) return refused('URL');
    if (parsed.username !== '' || parsed.password !== '' || /^[^/]*\/\/[^/?#]*@/.test(typed)) return refused('URL_CREDENTIALS');
    // A name without a dot is a slip of the keyboard more often than a host.
    if (!/[^.]\.[^.]/.test(parsed.hostname)) return refused('URL');
    return lengthOf(parsed.href) > LONGEST_URL ? refused('TEXT_TOO_LONG', { max: LONGEST_URL }) : taken(parsed.href);
  },
});
