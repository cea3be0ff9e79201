import { formatDate } from '@afterbell/core/domain';
import { silent, usePermissions, useSession } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { useParticipantRegistrationQuery } from '../registration/__generated__/registration';
import { StayOutlook } from '../registration/stay-outlook';
import { useRemovalTexts } from './removal-texts';

const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '3', overflowWrap: 'anywhere', '& p': { m: '0' } } });

/** What ends with the removal of a participant: the stays of today, and the places in sessions that go with them. */
export function RemovalOutlook({ id, sites }: { id: string; sites: readonly { name: string }[] }) {
  const t = useRemovalTexts();
  const { today } = useSession();
  const { set } = usePermissions();
  const known = useParticipantRegistrationQuery({ variables: { id }, skip: !set.allows('view', 'people.registration_info'), context: silent(), fetchPolicy: 'no-cache' }).data?.participantStays;
  const stays = known?.filter(({ state }) => state === 'now') ?? [];
  return (
    <Stack>
      {known ? stays.map((stay) => <p key={stay.id}>{t('endsStay', { place: stay.organization.name, since: formatDate(stay.startsOn) })}</p>) : sites.length > 0 && <p>{t('endsStays', { count: sites.length, places: sites.map(({ name }) => name).join(', ') })}</p>}
      {set.allows('edit', 'people.registration_info') && stays.map((stay) => <StayOutlook key={stay.id} stay={stay} startsOn={stay.startsOn} endsOn={today} />)}
      <p>{t('rather')}</p>
    </Stack>
  );
}
