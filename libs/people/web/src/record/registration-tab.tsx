import { Button, EmptyState, LoadHint, Notice, silent, Skeleton, useCoreTexts, usePermissions } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { useParticipantRegistrationQuery } from '../registration/__generated__/registration';
import { RegistrationInformation } from '../registration/registration-page';
import type { ParticipantTabProps } from './participant-tabs';

const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '8', minW: '0', maxW: '64rem' } });

/** Stays and what is known since when, as the page of registration information shows them. */
export default function RegistrationTab({ personId, onChanged }: ParticipantTabProps) {
  const core = useCoreTexts();
  const { set } = usePermissions();
  const sees = set.allows('view', 'people.registration_info');
  const { data, error, refetch } = useParticipantRegistrationQuery({ variables: { id: personId }, skip: !sees, context: silent(), fetchPolicy: 'cache-and-network' });
  if (!sees) return <EmptyState kind="noRight" />;
  if (error && !data) {
    return (
      <Notice severity="error" live title={core('errors.load')} action={<Button onClick={() => void refetch().catch(() => undefined)}>{core('retry')}</Button>}>
        <LoadHint />
      </Notice>
    );
  }
  if (!data) return <Skeleton lines={4} />;
  const reload = async () => {
    onChanged();
    await refetch();
  };
  return (
    <Stack>
      <RegistrationInformation personId={personId} data={data} reload={reload} />
    </Stack>
  );
}
