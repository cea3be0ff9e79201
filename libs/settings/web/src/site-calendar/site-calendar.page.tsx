import { LinkButton, ListPage, usePermissions, useSession } from '@afterbell/core/web';
import { CalendarPlus } from 'lucide-react';
import { CalendarFilters } from './calendar-filters';
import { EventsTable } from './events-table';
import { MonthBoard } from './month-board';
import { daysPath } from './site-calendar-paths';
import { useSiteCalendarTexts } from './site-calendar-texts';
import { useCalendarView } from './use-calendar-view';

export default function SiteCalendarPage() {
  const t = useSiteCalendarTexts();
  const { organization } = useSession();
  const { can } = usePermissions();
  const view = useCalendarView();
  return (
    <ListPage
      title={t('title')}
      subtitle={t(organization.level === 'site' ? 'aboutSite' : 'about', { name: organization.name })}
      action={
        can('edit', 'settings.site_calendar_edit') && (
          <LinkButton variant="solid" icon={<CalendarPlus aria-hidden="true" />} to={daysPath()}>
            {t('add')}
          </LinkButton>
        )
      }
      before={<CalendarFilters key={`filters ${organization.id}`} view={view} />}
    >
      {view.shown === 'month' ? <MonthBoard key={organization.id} view={view} /> : <EventsTable key={organization.id} view={view} />}
    </ListPage>
  );
}
