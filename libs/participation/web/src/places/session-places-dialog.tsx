import type { SessionPlacesProps } from '@afterbell/activities/web';
import { Badge, Button, Dialog, silent, Skeleton, Tabs, useCoreTexts, usePermissions } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { LoadFailed } from '../record/load-failed';
import { type SessionPlacesHeadQuery, useSessionPlacesHeadQuery } from './__generated__/places';
import AddPart from './add-part';
import EnrolledPart from './enrolled-part';
import { usePlacesTexts } from './places-texts';
import WaitingPart from './waiting-part';

const Slot = chakra('span', { base: { display: 'contents' } });
const Counts = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2', mb: '3' } });

/** Places of one session: who has one, who waits, and giving more. The open part stands in the address. */
export default function SessionPlacesDialog({ sessionId, onClose }: SessionPlacesProps) {
  const t = usePlacesTexts();
  const core = useCoreTexts();
  const { can } = usePermissions();
  const { data, error, refetch } = useSessionPlacesHeadQuery({ variables: { sessionId }, context: silent(), fetchPolicy: 'cache-and-network' });
  const session = data?.activitySession;
  const onChanged = () => void refetch().catch(() => undefined);
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const parts = session && { session, onChanged };
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={t('title', { name: session?.name ?? '' })}
      footer={
        <>
          <Button onClick={onClose}>{core('close')}</Button>
          <Slot ref={setFoot} />
        </>
      }
    >
      {!parts && (error ? <LoadFailed retry={refetch} /> : <Skeleton lines={6} />)}
      {parts && (
        <>
          <PlaceCounts session={parts.session} />
          <Tabs
            label={t('parts')}
            param="part"
            items={[
              { id: 'enrolled', label: t('enrolled'), count: parts.session.enrolled, content: <EnrolledPart {...parts} /> },
              ...(can('edit', 'participation.by_activity') ? [{ id: 'add', label: t('add'), content: <AddPart {...parts} foot={foot} /> }] : []),
              { id: 'waiting', label: t('waiting'), count: parts.session.waitingCount, content: <WaitingPart {...parts} /> },
            ]}
          />
        </>
      )}
    </Dialog>
  );
}

/** "12 of 15 places taken", in words and not in colours alone. */
function PlaceCounts({ session: { enrolled, capacity, waitingCount } }: { session: SessionPlacesHeadQuery['activitySession'] }) {
  const t = usePlacesTexts();
  if (capacity === null && waitingCount === 0) return null;
  return (
    <Counts role="status">
      <Badge tone={capacity !== null && enrolled >= capacity ? 'orange' : 'green'}>{capacity === null ? t('count', { enrolled }) : t('countOf', { enrolled, capacity })}</Badge>
      {capacity !== null && enrolled > capacity && <Badge tone="red">{t('over', { count: enrolled - capacity })}</Badge>}
      {waitingCount > 0 && <Badge tone="blue">{t('countWaiting', { count: waitingCount })}</Badge>}
    </Counts>
  );
}
