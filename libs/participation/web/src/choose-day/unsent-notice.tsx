import { LinkButton, Notice, useSession, useVault } from '@afterbell/core/web';
import { formatDate } from '@afterbell/core/domain';
import { chakra } from '@chakra-ui/react';
import { useMemo, useSyncExternalStore } from 'react';
import { useOfflineTexts } from '../offline/offline-texts';
import { onUnsent, type UnsentDay, unsentDays } from '../roster/unsent-marks';
import { rosterPath } from '../shared/take-paths';
import { useTakeTexts } from '../shared/take-texts';

/** Marks of this person that never left this device: nothing typed is lost, and nothing is forgotten. */
export function UnsentNotice() {
  const t = useTakeTexts();
  const offline = useOfflineTexts();
  const { user } = useSession();
  const safe = useVault() !== null;
  const told = useSyncExternalStore(onUnsent, () => JSON.stringify(unsentDays(user.id)));
  const places = useMemo(() => JSON.parse(told) as UnsentDay[], [told]);
  if (places.length === 0) return null;
  const count = places.reduce((sum, place) => sum + place.count, 0);
  const undecided = places.reduce((sum, place) => sum + place.undecided, 0);
  return (
    <Notice
      severity="warn"
      title={count > 0 ? t('unsent.title', { count }) : t('unsent.undecidedTitle', { count: undecided })}
      action={
        <chakra.div css={{ display: 'flex', flexWrap: 'wrap', gap: '2' }}>
          {places.map((place) => (
            <LinkButton key={`${place.sessionId} ${place.date}`} to={rosterPath(place)}>
              {place.title ? t('unsent.place', { name: place.title, date: formatDate(place.date) }) : t('unsent.open', { date: formatDate(place.date) })}
            </LinkButton>
          ))}
        </chakra.div>
      }
    >
      {count > 0 ? (safe ? offline('byItself', { count }) : t('unsent.hint', { count })) : t('unsent.undecidedHint')} {count > 0 && undecided > 0 && t('unsent.undecided', { count: undecided })}
    </Notice>
  );
}
