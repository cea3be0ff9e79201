import { chakra } from '@chakra-ui/react';
import { MAX_PAGE_SIZE } from '@afterbell/core/domain';
import { Button, EmptyState, ListPage, LoadHint, Notice, NoticeList, notify, SegmentedRadios, SegmentedScope, silent, Skeleton, useCoreTexts, useMarkNotificationsReadMutation, useNotificationsQuery, useNotificationTexts, useUnread } from '@afterbell/core/web';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';

const PAGE = 25;

export default function NotificationsPage() {
  const t = useNotificationTexts();
  const { unread, refresh } = useUnread();
  const [markRead, { loading }] = useMarkNotificationsReadMutation({ refetchQueries: ['notifications'] });
  const markAll = () =>
    void markRead({ variables: { ids: null } }).then(
      () => {
        refresh();
        notify({ severity: 'success', title: t('marked') });
      },
      () => undefined,
    );
  return (
    <ListPage
      title={t('title')}
      subtitle={t('subtitle')}
      action={
        unread > 0 && (
          <Button loading={loading} onClick={markAll}>
            {t('markAll')}
          </Button>
        )
      }
    >
      <Notifications />
    </ListPage>
  );
}

function Notifications() {
  const t = useNotificationTexts();
  const core = useCoreTexts();
  const { unread } = useUnread();
  const [params, setParams] = useSearchParams();
  const [first, setFirst] = useState(PAGE);
  const unreadOnly = params.get('show') === 'unread';
  const { data, previousData, error, loading, refetch } = useNotificationsQuery({ variables: { unreadOnly, first }, context: silent(), fetchPolicy: 'cache-and-network' });
  const page = (data ?? previousData)?.notifications;
  // The bell heard something: the list looks too.
  const known = useRef(unread);
  useEffect(() => {
    if (known.current === unread) return;
    known.current = unread;
    void refetch().catch(() => undefined);
  }, [unread, refetch]);
  const show = (value: 'all' | 'unread') => setParams(value === 'unread' ? { show: 'unread' } : {}, { replace: true });
  return (
    <chakra.div css={{ display: 'flex', flexDirection: 'column', gap: '4', maxW: '3xl' }}>
      <SegmentedScope>
        <SegmentedRadios
          legend={t('show')}
          name="show"
          value={unreadOnly ? 'unread' : 'all'}
          options={[
            { value: 'all', label: t('everything') },
            { value: 'unread', label: t('unread') },
          ]}
          onChange={show}
        />
      </SegmentedScope>
      {error && !page ? (
        <Notice severity="error" title={core('errors.load')} live action={<Button onClick={() => void refetch().catch(() => undefined)}>{core('retry')}</Button>}>
          <LoadHint />
        </Notice>
      ) : !page ? (
        <Skeleton lines={6} label={core('loading')} />
      ) : page.nodes.length === 0 ? (
        <EmptyState kind="nothing" title={t(unreadOnly ? 'noneUnread' : 'none')}>
          {t('noneHint')}
        </EmptyState>
      ) : (
        <NoticeList notices={page.nodes} />
      )}
      {page?.pageInfo.hasNextPage && first < MAX_PAGE_SIZE && (
        <div>
          <Button loading={loading} onClick={() => setFirst(Math.min(first + PAGE, MAX_PAGE_SIZE))}>
            {t('more')}
          </Button>
        </div>
      )}
    </chakra.div>
  );
}
