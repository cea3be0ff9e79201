import { formatDate, formatDateTime } from '@afterbell/core/domain';
import { Badge, Button, ConfirmDialog, EmptyState, factLine, IconButton, Notice, notify, silent, Skeleton, usePermissions, useSession } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { ArrowUp, X } from 'lucide-react';
import { useState } from 'react';
import { LoadFailed } from '../record/load-failed';
import { beside } from '../shared/child-names';
import { type SessionWaitingQuery, useRemoveWaitingMutation, useReorderWaitingMutation, useSessionWaitingQuery } from './__generated__/places';
import type { PartProps } from './add-part';
import { useEnrollTexts } from './enroll-texts';
import { PlaceList } from './enrolled-part';
import { FullQuestion } from './full-question';
import { useEnroll } from './use-enroll';

type Waiting = SessionWaitingQuery['sessionWaiting'][number];
const QUIET = { context: silent(), fetchPolicy: 'no-cache' } as const;
const Hands = chakra('div', { base: { display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: '2', flexBasis: { base: 'full', sm: 'auto' }, '& > [data-give]': { marginInlineEnd: { base: 'auto', sm: '0' } } } });
const NoHand = chakra('span', { base: { width: 'control' } });
const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '3' } });

const nameOf = (one: Waiting) => beside(one.displayName, one);

/** Who waits, the next first. A free place is given with one click, by whoever decides. */
export default function WaitingPart({ session, onChanged }: PartProps) {
  const t = useEnrollTexts();
  const { can } = usePermissions();
  const { today, timeZone } = useSession();
  const [off, setOff] = useState<Waiting | null>(null);
  const { data, error, refetch } = useSessionWaitingQuery({ variables: { sessionId: session.id }, ...QUIET });
  const again = () => (void refetch().catch(() => undefined), onChanged());
  const enroll = useEnroll(session.id, again);
  const [remove] = useRemoveWaitingMutation(QUIET);
  const [reorder] = useReorderWaitingMutation(QUIET);
  const waiting = data?.sessionWaiting;
  if (error && !waiting) return <LoadFailed retry={refetch} />;
  if (!waiting) return <Skeleton lines={3} />;
  if (waiting.length === 0) return <EmptyState kind="nothing" title={t('waitEmpty')}>{t('waitEmptyHint')}</EmptyState>;
  const edits = can('edit', 'participation.by_activity');
  const ids = waiting.map(({ personId }) => personId);
  const sessionOver = session.endsOn < today;
  const isOver = ({ startsOn, endsOn }: Waiting) => sessionOver || startsOn > session.endsOn || (endsOn !== null && endsOn < today);
  const up = (at: number) => reorder({ variables: { input: { sessionId: session.id, personIds: [...ids.slice(0, at - 1), ids[at] ?? '', ids[at - 1] ?? ''] } } }).then(again, again);
  const give = ({ personId, startsOn, endsOn }: Waiting) => void enroll.go({ personIds: [personId], startsOn: startsOn < today ? today : startsOn, endsOn });
  return (
    <Stack>
      {sessionOver && <Notice>{t('sessionOver', { day: formatDate(session.endsOn) })}</Notice>}
      {enroll.failure && <Notice severity="error" live>{enroll.failure}</Notice>}
      {enroll.full && <FullQuestion {...enroll.full} mayWait={false} loading={enroll.loading} onAnswer={(wish) => void enroll.go(wish)} />}
      <PlaceList aria-label={t('waitEmptyHint')}>
        {waiting.map((one, at) => (
          <li key={one.id}>
            <div>
              {at + 1}. {nameOf(one)}
              <small>{factLine([t('since', { day: formatDateTime(one.askedAt, timeZone) }), t('wanted', { day: formatDate(one.startsOn) }), one.endsOn && t('wantedUntil', { day: formatDate(one.endsOn) }), one.reason])}</small>
            </div>
            {!one.stays && <Badge tone="gray">{t('left')}</Badge>}
            {isOver(one) && <Badge tone="gray">{t('over')}</Badge>}
            {edits && (
              <Hands>
                {one.stays && !isOver(one) && <Button data-give="" aria-label={t('giveTo', { name: nameOf(one) })} loading={enroll.loading} onClick={() => give(one)}>{t('give')}</Button>}
                {at > 0 ? <IconButton label={t('up', { name: nameOf(one) })} icon={<ArrowUp aria-hidden="true" />} onClick={() => void up(at)} /> : <NoHand />}
                <IconButton label={t('off', { name: nameOf(one) })} icon={<X aria-hidden="true" />} onClick={() => setOff(one)} />
              </Hands>
            )}
          </li>
        ))}
      </PlaceList>
      {off && (
        <ConfirmDialog
          open
          danger
          onClose={() => setOff(null)}
          onConfirm={async () => {
            await remove({ variables: { input: { sessionId: session.id, personIds: [off.personId] } } });
            notify({ severity: 'success', title: t('offDone', { name: nameOf(off) }) });
            again();
          }}
          title={t('offTitle', { name: nameOf(off) })}
          description={t('offBody')}
          confirmLabel={t('offConfirm')}
        />
      )}
    </Stack>
  );
}
