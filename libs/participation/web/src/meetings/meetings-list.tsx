import { LinkButton, ListPage, SegmentedRadios, SegmentedScope, usePermissions, useSession } from '@afterbell/core/web';
import { MEETING_FEATURES, type MeetingKind } from '@afterbell/participation/domain';
import { Plus } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { MeetingHoursTable } from './meeting-hours';
import { meetingPath } from './meeting-paths';
import { MeetingsTable } from './meetings-table';
import { useMeetingsTexts } from './meetings-texts';

const SCOPES = ['meetings', 'hours'] as const;
type Scope = (typeof SCOPES)[number];

/** All meetings of one kind; with `?show=hours` the hours of each person. */
export function MeetingsPage({ kind }: { kind: MeetingKind }) {
  const t = useMeetingsTexts();
  const { organization } = useSession();
  const { set } = usePermissions();
  const [params, setParams] = useSearchParams();
  const scope: Scope = params.get('show') === 'hours' ? 'hours' : 'meetings';
  const add = set.allows('edit', MEETING_FEATURES[kind]) && (
    <LinkButton variant="solid" to={meetingPath(kind, 'add')} icon={<Plus aria-hidden="true" />}>
      {t(`add.${kind}`)}
    </LinkButton>
  );
  return (
    <ListPage
      title={t(`title.${kind}`)}
      subtitle={t(organization.level === 'site' ? 'here' : 'beneath', { name: organization.name })}
      action={add}
      before={
        <SegmentedScope>
          <SegmentedRadios legend={t('show')} name="show" value={scope} options={SCOPES.map((one) => ({ value: one, label: t(one === 'meetings' && kind === 'professional_development' ? 'scope.trainings' : `scope.${one}`) }))} onChange={(show) => setParams(show === 'meetings' ? {} : { show })} />
        </SegmentedScope>
      }
    >
      {scope === 'hours' ? <MeetingHoursTable kind={kind} /> : <MeetingsTable kind={kind} />}
    </ListPage>
  );
}
