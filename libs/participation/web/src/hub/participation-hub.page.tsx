import { BoardPage, EmptyState, SectionPages, useCoreTexts, useMenu, useNavText, usePermissions, useSession } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { KiosksButton } from '../door/kiosks-button';
import { MissingList } from './missing-list';
import { HUB_PATH } from './missing-path';

/** Side by side where there is room: what is missing follows at once. */
const Pages = chakra('div', { base: { '& > ul': { maxW: 'none', display: { md: 'grid' }, gridTemplateColumns: 'repeat(auto-fill, minmax(17rem, 1fr))', columnGap: '8', '& > li > a': { height: 'full' } } } });

/** The front page of participation: its pages, and what is still to be entered. */
export default function ParticipationHubPage() {
  const core = useCoreTexts();
  const text = useNavText();
  const { items } = useMenu();
  const { can } = usePermissions();
  const { organization } = useSession();
  const section = items.find(({ path }) => path === HUB_PATH);
  if (!section) return <EmptyState kind="noRight">{core('shell.sectionEmpty')}</EmptyState>;
  return (
    <BoardPage title={text(section.label)} action={<KiosksButton />}>
      <Pages>
        <SectionPages section={section} />
      </Pages>
      {can('view', 'participation.by_activity') && <MissingList key={organization.id} />}
    </BoardPage>
  );
}
