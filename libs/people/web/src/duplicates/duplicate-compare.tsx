import type { ParticipantTab } from '@afterbell/core/domain';
import { formatDate, formatDateTime } from '@afterbell/core/domain';
import { silent, usePermissions, useSession } from '@afterbell/core/web';
import { gradeLabel, isGrade } from '@afterbell/people/domain';
import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router';
import { KindBadges } from '../kinds/person-columns';
import { recordPath } from '../kinds/kind-page';
import { useTabLabels } from '../record/tab-texts';
import { phoneWords } from '../relationships/contact-words';
import { useDuplicateHoldingsQuery } from './__generated__/duplicates';
import type { DuplicateRow, DuplicateSide } from './duplicate-parts';
import { useDuplicatesTexts } from './duplicates-texts';

const FACTS = ['middleName', 'birthDate', 'grade', 'localId', 'stateId', 'employeeId', 'email', 'phone', 'otherPhone', 'address'] as const;

const Table = chakra('table', {
  base: {
    width: 'full',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    fontSize: 'sm',
    '& th': { textAlign: 'start', fontWeight: 'normal', color: 'fg.muted', fontSize: 'xs', py: '1.5', pe: '3', verticalAlign: 'baseline' },
    '& thead th': { fontSize: 'sm', fontWeight: 'semibold', color: 'fg', overflowWrap: 'anywhere', _first: { width: { base: '4rem', md: '7rem' } } },
    // On a phone the columns are hardly wider than a long word.
    '& td': { py: '1.5', pe: { base: '1', md: '3' }, verticalAlign: 'baseline', overflowWrap: 'anywhere', hyphens: 'auto' },
    '& tbody tr': { borderTop: 'hairline' },
    '& td[data-differs]': { bg: 'orange.subtle', color: 'orange.fg', ps: '2' },
    '& a': { color: 'fg.link', textDecoration: 'underline', textUnderlineOffset: '0.2em', overflowWrap: 'anywhere' },
  },
});
const Hidden = chakra('span', { base: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' } });

function wordOf(person: DuplicateSide, fact: (typeof FACTS)[number]): string | null {
  const value = person[fact] || null;
  if (fact === 'birthDate') return value && formatDate(value);
  if (fact === 'phone' || fact === 'otherPhone') return phoneWords(value);
  return fact === 'grade' && isGrade(value) ? gradeLabel(value) : value;
}

/** Both records beside each other; what both have and is not the same is marked, and read out as such. */
export function DuplicateCompare({ pair: { first, second } }: { pair: DuplicateRow }) {
  const t = useDuplicatesTexts();
  const { timeZone } = useSession();
  const rows = FACTS.map((fact) => ({ fact, words: [wordOf(first, fact), wordOf(second, fact)] as const })).filter(({ words }) => words.some(Boolean));
  const places = [first, second].map(({ organizations }) => organizations.map(({ name }) => name).join(', '));
  const holds = useHoldings(first, second);
  const showKinds = [first, second].some(({ kinds }) => kinds.join() !== 'participant');
  return (
    <Table aria-label={t('review.compared')}>
      <thead>
        <tr>
          <th />
          {[first, second].map((person) => (
            <th key={person.id} scope="col">
              <PersonLink person={person} />
              {showKinds && <KindBadges kinds={person.kinds} />}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ fact, words: [mine, theirs] }) => {
          const differs = mine !== null && theirs !== null && mine.toLowerCase() !== theirs.toLowerCase();
          return (
            <tr key={fact}>
              <th scope="row">{t(`fact.${fact}`)}</th>
              <td>{mine ?? t('review.nothing')}</td>
              <td data-differs={differs || undefined}>
                {theirs ?? t('review.nothing')}
                {differs && <Hidden> ({t('review.differs')})</Hidden>}
              </td>
            </tr>
          );
        })}
        {places.some(Boolean) && <Row label={t('review.place')} words={places} />}
        {holds && <Row label={t('review.holds')} words={holds} />}
        <Row label={t('review.added')} words={[first, second].map(({ createdAt }) => formatDateTime(createdAt, timeZone))} />
      </tbody>
    </Table>
  );
}

function Row({ label, words }: { label: string; words: readonly string[] }) {
  const t = useDuplicatesTexts();
  return (
    <tr>
      <th scope="row">{label}</th>
      {words.map((word, at) => (
        <td key={at}>{word || t('review.nothing')}</td>
      ))}
    </tr>
  );
}

function PersonLink({ person: { id, displayName, kinds } }: { person: DuplicateSide }) {
  const t = useDuplicatesTexts();
  const to = recordPath(kinds[0] ?? '', id);
  if (!to) return <>{displayName} </>;
  return (
    <>
      <Link to={to} aria-label={t('review.record', { name: displayName })}>
        {displayName}
      </Link>{' '}
    </>
  );
}

/** What hangs on each, of two participants, as far as the tabs may be seen. */
function useHoldings(first: DuplicateSide, second: DuplicateSide): string[] | null {
  const label = useTabLabels();
  const { set } = usePermissions();
  const asked = set.allows('view', 'people.participants') && [first, second].every(({ kinds }) => kinds.includes('participant'));
  const { data } = useDuplicateHoldingsQuery({ variables: { first: first.id, second: second.id }, skip: !asked, context: silent() });
  if (!data) return null;
  return [data.first, data.second].map((tabs) => tabs.flatMap(({ key, count }) => (count ? [`${label(key as ParticipantTab)} ${count}`] : [])).join(' · '));
}
