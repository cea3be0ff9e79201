import { Button, EmptyState, LoadHint, Notice, silent, Skeleton, useCoreTexts } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { usePersonRelationshipsQuery } from './__generated__/relationships';
import { RelationshipList, RelationshipRow } from './relationship-row';
import { useRelationshipsTexts } from './relationships-texts';

const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4', minW: '0', maxW: '60rem' } });

/** The children of a grown-up, with what they may for each; it is changed on the child's record, whose family it is. */
export default function ChildrenTab({ personId }: { personId: string }) {
  const t = useRelationshipsTexts();
  const core = useCoreTexts();
  const { data, error, refetch } = usePersonRelationshipsQuery({ variables: { personId }, context: silent(), fetchPolicy: 'cache-and-network' });
  const rows = data?.personRelationships;
  if (error && !rows) {
    return (
      <Notice severity="error" live title={core('errors.load')} action={<Button onClick={() => void refetch().catch(() => undefined)}>{core('retry')}</Button>}>
        <LoadHint />
      </Notice>
    );
  }
  if (!rows) return <Skeleton lines={4} />;
  if (rows.length === 0) {
    return (
      <EmptyState kind="nothing" title={t('noChildren')}>
        {t('noChildrenHint')}
      </EmptyState>
    );
  }
  return (
    <Stack>
      <chakra.p css={{ color: 'fg.muted' }}>{t('childrenHint')}</chakra.p>
      <RelationshipList aria-label={t('children')}>
        {rows.map((relationship) => (
          <RelationshipRow key={relationship.id} relationship={relationship} personId={personId} actions={[]} says />
        ))}
      </RelationshipList>
    </Stack>
  );
}
