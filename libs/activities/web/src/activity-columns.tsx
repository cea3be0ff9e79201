import { chakra } from '@chakra-ui/react';
import { ACTIVITY_CATEGORIES, agesWords, isActivityCategory } from '@afterbell/activities/domain';
import { formatDateTime } from '@afterbell/core/domain';
import { StatusBadge, useIsPhone, usePermissions, useSession, type Column } from '@afterbell/core/web';
import { gradesServedWords } from '@afterbell/organizations/domain';
import { useMemo } from 'react';
import { useActivitiesTexts } from './activities-texts';
import type { ACTIVITY_SORTS } from './activity-fields';
import { staffName } from './sessions/staff-choice';
import { AttendanceLinks, NextDates, PlaceLines, SessionCard, SessionTimes, type ActivityRow } from './session-lines';

/** Long words wrap, but into a readable block. */
const Words = chakra('span', { base: { display: { md: 'block' }, minW: { md: '9rem' }, whiteSpace: 'normal' }, variants: { long: { true: { minW: { md: '14rem', xl: '9rem' } } } } });

type ActivityColumn = Column<ActivityRow> & { sort?: (typeof ACTIVITY_SORTS)[number] };

const listed = (all: readonly { name: string }[]) => all.map(({ name }) => name).join(', ');

/** What the role may not see has no column: sessions are a feature of their own, attendance another. */
export function useActivityColumns(): readonly Column<ActivityRow>[] {
  const t = useActivitiesTexts();
  const phone = useIsPhone();
  const { timeZone, levelName } = useSession();
  const { set } = usePermissions();
  return useMemo(() => {
    const sessions = set.allows('view', 'activities.session');
    const attendance = sessions && set.allows('view', 'participation.by_activity');
    // Sessions, places and attendance fill a small laptop's width; what else is known is at hand among the columns.
    const crowded = attendance && !phone;
    const meets: readonly ActivityColumn[] = phone
      ? [{ id: 'sessions', header: t('field.sessions'), card: 'fact', cell: (row) => <SessionCard row={row} attendance={attendance} /> }]
      : [
          { id: 'sessions', header: t('field.sessions'), cell: (row) => <SessionTimes row={row} /> },
          { id: 'nextDate', header: t('field.nextDate'), spare: true, cell: (row) => <NextDates row={row} /> },
        ];
    const columns: readonly ActivityColumn[] = [
      { id: 'name', header: t('field.name'), sort: 'name', cell: (row) => <Words>{row.name}</Words> },
      ...(sessions ? meets : []),
      ...(crowded ? [{ id: 'attendance', header: t('field.attendance'), fixed: true, cell: (row: ActivityRow) => <AttendanceLinks row={row} /> }] : []),
      ...(crowded ? [{ id: 'enrolled', header: t('field.enrolled'), cell: (row: ActivityRow) => <PlaceLines row={row} /> }] : []),
      { id: 'category', header: t('field.category'), sort: 'category', hidden: crowded, cell: (row) => <Words long>{isActivityCategory(row.category) ? ACTIVITY_CATEGORIES[row.category].label : row.category}</Words> },
      { id: 'ownCategory', header: t('field.ownCategory'), sort: 'ownCategory', hidden: true, cell: (row) => row.ownCategory?.label },
      { id: 'funders', header: levelName('funder', 'plural'), hidden: true, wrap: 'tight', cell: (row) => listed(row.funders) },
      { id: 'partners', header: levelName('partner', 'plural'), hidden: true, wrap: 'tight', cell: (row) => listed(row.partners) },
      { id: 'staff', header: t('field.staff'), hidden: true, wrap: 'tight', cell: (row) => row.staff.map(staffName).join(', ') },
      { id: 'type', header: t('field.type'), sort: 'type', hidden: crowded, cell: (row) => t(`types.${row.type}`) },
      { id: 'term', header: t('field.term'), sort: 'term', hidden: true, cell: (row) => row.term?.name },
      { id: 'location', header: t('field.location'), sort: 'location', hidden: true, cell: (row) => row.location },
      { id: 'capacity', header: t('field.capacity'), sort: 'capacity', align: 'end', hidden: true, cell: (row) => row.capacity },
      { id: 'grades', header: t('field.grades'), hidden: true, cell: (row) => gradesServedWords(row)?.replace(/^grades? /, '') },
      { id: 'ages', header: t('field.ages'), hidden: true, cell: (row) => agesWords(row) },
      { id: 'enabled', header: t('field.enabled'), sort: 'enabled', hidden: true, card: 'badge', cell: (row) => <Enabled enabled={row.enabled} /> },
      { id: 'createdAt', header: t('field.createdAt'), sort: 'createdAt', hidden: true, cell: (row) => formatDateTime(row.createdAt, timeZone) },
    ];
    return columns;
  }, [t, phone, set, timeZone, levelName]);
}

/** A card on a phone only says what is out of the ordinary. */
function Enabled({ enabled }: { enabled: boolean }) {
  const t = useActivitiesTexts();
  const phone = useIsPhone();
  if (!enabled) return <StatusBadge status="disabled" label={t('disabled')} />;
  return phone ? null : <StatusBadge status="enabled" label={t('enabled')} />;
}
