import { daysBetween, formatDate, type PlainDate } from '@afterbell/core/domain';
import type { coreText } from '../i18n/core-texts';
import type { TermsQuery } from '../session/__generated__/session';
import type { SelectGroup } from '../ui/inputs';

type Term = TermsQuery['terms'][number];

/** The term that today belongs to: the shortest one that holds it. */
function termOf(terms: readonly Term[], today: PlainDate): Term | undefined {
  const length = ({ startsOn, endsOn }: Term) => daysBetween(startsOn, endsOn);
  return terms.filter(({ startsOn, endsOn }) => startsOn <= today && today <= endsOn).sort((a, b) => length(a) - length(b))[0];
}

/** Terms under their reporting years, in the order in which they come: newest first. The one that today belongs to is marked. */
export function termGroups(terms: readonly Term[], today: PlainDate, t: typeof coreText): SelectGroup[] {
  const now = termOf(terms, today);
  const labels = [...new Set(terms.map(({ year }) => year?.name ?? t('shell.otherTerms')))];
  return labels.map((label) => ({
    label,
    options: terms
      .filter(({ year }) => (year?.name ?? t('shell.otherTerms')) === label)
      .map((term) => {
        const name = term.wholeYear ? t('shell.wholeYear', { name: term.name }) : term.name;
        const shown = t('shell.termOption', { name, from: formatDate(term.startsOn), to: formatDate(term.endsOn) });
        return { value: term.id, label: term.id === now?.id ? t('shell.termNow', { term: shown }) : shown };
      }),
  }));
}
