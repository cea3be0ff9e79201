import { SegmentedRadios, SegmentedScope } from '@afterbell/core/web';
import { CalendarDays, List } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useCalendarTexts } from './calendar-texts';

/** The activities as a list, or their meetings as a calendar. */
export function ViewSwitch() {
  const t = useCalendarTexts();
  const [params, setParams] = useSearchParams();
  return (
    <SegmentedScope>
      <SegmentedRadios
        legend={t('views')}
        name="activities-view"
        value={params.get('view') === 'calendar' ? 'calendar' : 'list'}
        options={[
          { value: 'list', label: t('list'), icon: <List aria-hidden="true" /> },
          { value: 'calendar', label: t('calendar'), icon: <CalendarDays aria-hidden="true" /> },
        ]}
        onChange={(view) => setParams(view === 'calendar' ? { view } : {})}
      />
    </SegmentedScope>
  );
}
