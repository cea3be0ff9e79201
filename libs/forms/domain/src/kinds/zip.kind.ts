import { refused, taken } from './kind-helpers';
import { lineKind } from './line';

/** ZIP or ZIP+4, the nine digits with or without what stands between. */
const ZIP = /^(\d{5})(?:[\s-]?(\d{4}))?$/;

export const zip = lineKind('zip', {
  max: 40,
  read(text) {
    const match = ZIP.exec(text.trim());
    if (!match) return refused('ZIP');
    return taken(match[2] ? `${match[1]}-${match[2]}` : (match[1] ?? null));
  },
});
