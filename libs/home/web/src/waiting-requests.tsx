import { chakra } from '@chakra-ui/react';
import { defineTexts, Section, silent, usePermissions, useSession } from '@afterbell/core/web';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useWaitingRequestsQuery } from './__generated__/waiting-requests';
import { Rows } from './board-parts';

const { useTexts } = defineTexts('waitingRequests', {
  title: 'Requests about people',
  overdue_one: '{{count}} request is overdue',
  overdue_other: '{{count}} requests are overdue',
  mine_one: '{{count}} request waits for you',
  mine_other: '{{count}} requests wait for you',
  waiting_one: '{{count}} request waits for a decision',
  waiting_other: '{{count}} requests wait for a decision',
});
const SHOWN = ['overdue', 'mine', 'waiting'] as const;
/** Where the page may be visited: it belongs to institutions. */
const LEVEL = 'institution';

/** What waits for a yes or an answer, the overdue first; nothing at all where there is none. */
export function WaitingRequests() {
  const t = useTexts();
  const { organization } = useSession();
  const { can } = usePermissions();
  const sees = organization.level === LEVEL && can('view', 'people.requests');
  const { data, previousData } = useWaitingRequestsQuery({ skip: !sees, context: silent() });
  const counts = (data ?? previousData)?.personRequestCounts;
  if (!sees || !counts || counts.waiting === 0) return null;
  return (
    <Section title={t('title')}>
      <Rows>
        {SHOWN.filter((scope) => counts[scope] > 0).map((scope) => (
          <li key={scope}>
            <Link to={scope === 'waiting' ? '/people/requests' : `/people/requests?show=${scope}`}>
              <chakra.span css={{ flex: '1', minW: '0' }}>
                <strong>{t(scope, { count: counts[scope] })}</strong>
              </chakra.span>
              <ChevronRight data-go="" data-mirror="" aria-hidden="true" />
            </Link>
          </li>
        ))}
      </Rows>
    </Section>
  );
}
