import { chakra } from '@chakra-ui/react';
import { formatDate, MAX_PAGE_SIZE } from '@afterbell/core/domain';
import { Button, defineTexts, factLine, Section, silent, usePermissions } from '@afterbell/core/web';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useOverdueFollowUpsQuery } from './__generated__/follow-ups';
import { Rows } from './board-parts';

const { useTexts } = defineTexts('followUps', {
  title: 'Overdue follow-ups',
  COMLOG: 'Communication with {{who}}',
  REFERRALS: 'Referral to {{who}}',
  since: 'since {{date}}',
  more: 'Show more',
});
const FIRST = 5;
const MORE = 20;
const TABS = ['COMLOG', 'REFERRALS'] as const;

/** What was promised for a day that has gone by; nothing at all where there is none, or where the role has neither tab. */
export function FollowUps() {
  const t = useTexts();
  const { set } = usePermissions();
  const sees = TABS.some((tab) => set.allows('view', 'people.participants', tab));
  const [first, setFirst] = useState(FIRST);
  const { data, previousData, loading } = useOverdueFollowUpsQuery({ variables: { first }, skip: !sees, context: silent() });
  const due = (data ?? previousData)?.overdueFollowUps;
  if (!due || due.nodes.length === 0) return null;
  return (
    <Section title={t('title')}>
      <Rows>
        {due.nodes.map(({ id, tab, participantId, participantName, followUpOn, withWhom }) => (
          <li key={id}>
            <Link to={`/people/participants/edit?id=${participantId}&tab=${tab}`}>
              <chakra.span css={{ flex: '1', minW: '0' }}>
                <strong>{participantName}</strong>
                <small>{factLine([t(tab === 'REFERRALS' ? 'REFERRALS' : 'COMLOG', { who: withWhom }), t('since', { date: formatDate(followUpOn) })])}</small>
              </chakra.span>
              <ChevronRight data-go="" data-mirror="" aria-hidden="true" />
            </Link>
          </li>
        ))}
      </Rows>
      {due.pageInfo.hasNextPage && first < MAX_PAGE_SIZE && (
        <Button variant="ghost" loading={loading} onClick={() => setFirst(Math.min(first + MORE, MAX_PAGE_SIZE))} style={{ marginTop: '0.5rem', marginInlineStart: '-0.75rem' }}>
          {t('more')}
        </Button>
      )}
    </Section>
  );
}
