import { formatDate } from '@afterbell/core/domain';
import { Badge, Button, defineTexts, EmptyState, Notice, silent, Skeleton, useCoreTexts, useSession } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { useParticipantStaysQuery } from './__generated__/registration';
import { EntryLine } from './entries/entry-line';
import type { ParticipantTabProps } from './participant-tabs';

const { useTexts } = defineTexts('participantRegistration', {
  label: 'Stays',
  empty: 'No stay that you can see',
  span: '{{from}} to {{to}}',
  since: 'Since {{from}}',
  from: 'From {{from}}',
  current: 'Now',
});

const List = chakra('ul', { base: { listStyle: 'none', m: '0', p: '0', maxW: '60rem', '& > li': { py: '3', borderTop: 'hairline' }, '& > li:last-of-type': { borderBottom: 'hairline' } } });

/** Where the participant belonged, and when. */
export default function RegistrationTab({ personId }: ParticipantTabProps) {
  const t = useTexts();
  const core = useCoreTexts();
  const { today } = useSession();
  const { data, error, refetch } = useParticipantStaysQuery({ variables: { participantId: personId }, context: silent(), fetchPolicy: 'cache-and-network' });
  const stays = data?.participantStays;
  if (error && !stays) {
    return (
      <Notice severity="error" live title={core('errors.load')} action={<Button onClick={() => void refetch().catch(() => undefined)}>{core('retry')}</Button>}>
        {core('errors.loadHint')}
      </Notice>
    );
  }
  if (!stays) return <Skeleton lines={3} />;
  if (stays.length === 0) return <EmptyState kind="nothing" title={t('empty')} />;
  return (
    <List aria-label={t('label')}>
      {stays.map(({ id, siteName, startsOn, endsOn, endReason }) => (
        <li key={id}>
          <EntryLine
            title={siteName}
            badges={startsOn <= today && (endsOn === null || endsOn >= today) && <Badge tone="green">{t('current')}</Badge>}
            facts={[endsOn ? t('span', { from: formatDate(startsOn), to: formatDate(endsOn) }) : t(startsOn > today ? 'from' : 'since', { from: formatDate(startsOn) }), endReason]}
          />
        </li>
      ))}
    </List>
  );
}
