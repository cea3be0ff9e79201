import { formatDate, MAX_PAGE_SIZE } from '@afterbell/core/domain';
import { Badge, Button, EmptyState, factLine, LinkButton, MoreMenu, silent, Skeleton } from '@afterbell/core/web';
import type { ParticipantTabProps } from '@afterbell/people/web';
import { chakra } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { LoadFailed } from '../record/load-failed';
import { Stack } from '../record/record-look';
import { timeRange } from '../shared/day-words';
import { useParticipantServicesQuery } from './__generated__/services';
import { addServiceTo } from './services-paths';
import { useServicesTexts } from './services-texts';
import { useServiceActions, useServiceRights } from './use-service-actions';

const PAGE = 25;
const List = chakra('ul', { base: { listStyle: 'none', m: '0', p: '0', '& > li': { display: 'flex', gap: '3', alignItems: 'flex-start', borderTop: 'hairline', py: '3' }, '& > li:last-of-type': { borderBottom: 'hairline' }, '& > li > div': { flex: '1', minW: '0', overflowWrap: 'anywhere' }, '& p': { color: 'fg.muted', fontSize: 'sm' }, '& [data-notes]': { color: 'fg', fontSize: 'inherit', whiteSpace: 'pre-wrap', mt: '1' } } });

/** What was done for one participant, newest first. */
export default function ServicesTab({ personId, onChanged }: ParticipantTabProps) {
  const t = useServicesTexts();
  const rights = useServiceRights();
  const [first, setFirst] = useState(PAGE);
  const actionsOf = useServiceActions(onChanged);
  const { data, previousData, error, loading, refetch } = useParticipantServicesQuery({ variables: { participantId: personId, first }, context: silent(), fetchPolicy: 'cache-and-network' });
  const page = (data ?? previousData)?.participantServices;
  if (error && !page) return <LoadFailed retry={() => refetch()} />;
  if (!page) return <Skeleton lines={4} />;
  const add = rights.edit && (
    <LinkButton to={addServiceTo(personId)} icon={<Plus aria-hidden="true" />}>
      {t('add')}
    </LinkButton>
  );
  if (page.nodes.length === 0) {
    return (
      <EmptyState kind="nothing" title={t('emptyTab')} action={add}>
        {t('emptyTabHint')}
      </EmptyState>
    );
  }
  return (
    <Stack>
      {add && <div>{add}</div>}
      <List aria-label={t('title')}>
        {page.nodes.map((one) => (
          <li key={one.id}>
            <div>
              <strong>{one.title ?? one.categoryLabel}</strong> {one.title && <Badge tone="gray">{one.categoryLabel}</Badge>}
              <p>{factLine([formatDate(one.onDate), one.startTime && timeRange(one.startTime, one.endTime), t('minutesOf', { count: one.minutes }), one.staffName, one.site.name])}</p>
              {one.notes && <p data-notes="">{one.notes}</p>}
              {one.notesHidden && <p>{t('notesHidden')}</p>}
            </div>
            <MoreMenu label={t('actions', { name: one.title ?? one.categoryLabel })} items={actionsOf(one)} />
          </li>
        ))}
      </List>
      {page.pageInfo.hasNextPage && first < MAX_PAGE_SIZE && (
        <div>
          <Button loading={loading} onClick={() => setFirst(Math.min(first + PAGE, MAX_PAGE_SIZE))}>
            {t('more')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
