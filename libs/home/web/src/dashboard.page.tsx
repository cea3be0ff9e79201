import { chakra } from '@chakra-ui/react';
import { formatDate } from '@afterbell/core/domain';
import { BoardPage, EmptyState, LinkButton, usePermissions, useSession } from '@afterbell/core/web';
import { UnsentNotice } from '@afterbell/participation/web';
import { weekdayOf } from './board-parts';
import { DuplicateTask } from './duplicate-task';
import { FollowUps } from './follow-ups';
import { PlaceList, usePlaces } from './place-list';
import { useHomeTexts } from './home-texts';
import { NotEnteredList } from './not-entered-list';
import { SitesBoard } from './sites-board';
import { TodayList } from './today-list';
import { WaitingRequests } from './waiting-requests';

const ATTENDANCE = '/participation/activity';

/** What the day asks for stands at the side of a thumb; what there is stands beside it. */
const Board = chakra('div', { base: { display: 'grid', columnGap: '10', rowGap: '8', gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' } } });
const Part = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '8', minW: '0' } });

export default function DashboardPage() {
  const t = useHomeTexts();
  const { organization, today, term } = useSession();
  const { can } = usePermissions();
  const places = usePlaces();
  const date = { weekday: weekdayOf(today, 'long'), date: formatDate(today) };
  const sees = can('view', 'participation.by_activity');
  const takes = can('edit', 'participation.by_activity') && places.some(({ path }) => path === ATTENDANCE);
  const atSite = organization.level === 'site';
  return (
    <BoardPage
      title={organization.name}
      subtitle={term ? t('dateAndTerm', { ...date, term: term.name }) : t('date', date)}
      action={
        takes && (
          <LinkButton variant="solid" to={ATTENDANCE}>
            {t('takeAttendance')}
          </LinkButton>
        )
      }
    >
      {takes && <UnsentNotice />}
      {!sees && places.length === 0 ? (
        <EmptyState kind="noRight" />
      ) : (
        <Board key={organization.id}>
          <Part>
            {sees && (atSite ? <TodayList /> : <SitesBoard />)}
            {sees && atSite && <NotEnteredList />}
            <WaitingRequests />
            {!sees && <PlaceList />}
          </Part>
          <Part>
            {sees && <PlaceList />}
            <FollowUps />
            <DuplicateTask />
          </Part>
        </Board>
      )}
    </BoardPage>
  );
}
