import { BoardPage, EmptyState, SectionPages, useCoreTexts, useMenu, useNavText, usePermissions, useSession } from '@afterbell/core/web';
import { MissingList } from './missing-list';
import { HUB_PATH } from './missing-path';

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
    <BoardPage title={text(section.label)}>
      <SectionPages section={section} />
      {can('view', 'participation.by_activity') && <MissingList key={organization.id} />}
    </BoardPage>
  );
}
