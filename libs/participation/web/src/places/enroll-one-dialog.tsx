import { Button, Dialog, Notice, silent, Skeleton, useCoreTexts, useSession } from '@afterbell/core/web';
import type { BulkWish } from '@afterbell/people/web';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import EnrollManyForm from '../bulk/enroll-many-form';
import { useSessionWaitingQuery } from './__generated__/places';
import { useEnrollTexts } from './enroll-texts';
import { FullQuestion } from './full-question';
import { useEnroll } from './use-enroll';
import { useReachWarnings } from './use-reach-warnings';

const Slot = chakra('span', { base: { display: 'contents' } });
const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4' } });

interface EnrollOneProps {
  personId: string;
  onClose: () => void;
  onDone: () => void;
}

/** From the participant's record: into which session, and from which day. */
export function EnrollOneDialog({ personId, onClose, onDone }: EnrollOneProps) {
  const t = useEnrollTexts();
  const core = useCoreTexts();
  const { today } = useSession();
  const [wish, setWish] = useState<BulkWish>({ on: today });
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const enroll = useEnroll(wish.targetId ?? '', () => (onDone(), onClose()), ['startsOn']);
  const outside = useReachWarnings(wish.targetId ?? '', wish.on ?? '', [personId]).get(personId);
  const list = useSessionWaitingQuery({ variables: { sessionId: wish.targetId ?? '' }, skip: !enroll.full, context: silent(), fetchPolicy: 'no-cache' });
  const waits = list.data?.sessionWaiting.some((entry) => entry.personId === personId) === true;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('one')}
      footer={
        <>
          <Button onClick={onClose}>{core('cancel')}</Button>
          {!enroll.full && (
            <Button variant="solid" disabled={!wish.targetId || !wish.on} loading={enroll.loading} onClick={() => void enroll.go({ personIds: [personId], startsOn: wish.on ?? '' })}>
              {t('none')}
            </Button>
          )}
          <Slot ref={setFoot} />
        </>
      }
    >
      <Stack>
        <EnrollManyForm asksWhenFull={false} wish={wish} dayError={enroll.errorOf('startsOn')} onChange={(next) => (setWish(next), enroll.forget())} />
        {outside && <Notice severity="warn" live title={outside}>{t('warnedHint')}</Notice>}
        {enroll.failure && <Notice severity="error" live>{enroll.failure}</Notice>}
        {enroll.full && list.loading && <Skeleton lines={2} />}
        {enroll.full && !list.loading && (
          <FullQuestion {...enroll.full} mayWait={!waits} loading={enroll.loading} foot={foot} onAnswer={(answer) => void enroll.go(answer)}>
            {waits && <strong>{t('waits')}</strong>}
          </FullQuestion>
        )}
      </Stack>
    </Dialog>
  );
}
