import { formatDateTime } from '@afterbell/core/domain';
import { Button, ConfirmDialog, Dialog, Field, failuresOf, NativeSelect, Notice, notify, silent, Skeleton, TextInput, useCoreTexts, useSession } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { Copy, Link2, Link2Off } from 'lucide-react';
import { useState } from 'react';
import { useLinksTexts } from './links-texts';
import { useActivitiesCalendarChoicesQuery } from './__generated__/activities-calendar';
import { useCalendarFeedsQuery, useMakeCalendarFeedMutation, useRevokeCalendarFeedMutation, type CalendarFeedsQuery } from './__generated__/calendar-links';

type Feed = CalendarFeedsQuery['calendarFeeds'][number];

const Rows = chakra('ul', { base: { listStyle: 'none', m: '0', p: '0', '& li': { display: 'flex', alignItems: 'center', gap: '3', minH: 'touch', borderTop: 'hairline' }, '& li > span': { flex: '1', minW: '0', overflowWrap: 'anywhere' }, '& small': { display: 'block', color: 'fg.muted', fontSize: 'xs' } } });

/** Links to calendars: made, shown once, and ended. */
export default function CalendarLinks({ onClose }: { onClose: () => void }) {
  const t = useLinksTexts();
  const core = useCoreTexts();
  const { organization, timeZone } = useSession();
  const feeds = useCalendarFeedsQuery({ context: silent(), fetchPolicy: 'cache-and-network' });
  const choices = useActivitiesCalendarChoicesQuery({ context: silent() });
  const [makeFeed, making] = useMakeCalendarFeedMutation({ context: silent(), refetchQueries: ['calendarFeeds'] });
  const [revokeFeed] = useRevokeCalendarFeedMutation({ context: silent(), refetchQueries: ['calendarFeeds'] });
  const [staffId, setStaffId] = useState('');
  const [made, setMade] = useState<{ id: string; name: string; url: string } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [ending, setEnding] = useState<Feed | null>(null);
  const staff = choices.data?.sessionCalendarChoices.staff ?? [];
  const list = (feeds.data ?? feeds.previousData)?.calendarFeeds;
  const wordsOf = (error: unknown) => failuresOf(error)[0]?.message.join(' ') || t('failed');

  async function make() {
    setProblem(null);
    try {
      const answer = (await makeFeed({ variables: { staffId: staffId || null } })).data?.makeCalendarFeed;
      if (answer?.path && answer.feed) setMade({ ...answer.feed, url: `${window.location.origin}${answer.path}` });
      else setProblem(answer?.problems.map(({ message }) => message).join(' ') || t('failed'));
    } catch (error) {
      setProblem(wordsOf(error));
    }
  }

  async function end(feed: Feed) {
    const { id, name } = feed;
    try {
      const answer = (await revokeFeed({ variables: { id }, update: (cache, { data }) => void (data?.revokeCalendarFeed.revokedId && cache.evict({ id: cache.identify(feed) })) })).data?.revokeCalendarFeed;
      if (answer?.revokedId) {
        if (made?.id === id) setMade(null);
        notify({ severity: 'success', title: t('ended', { name }) });
      } else notify({ severity: 'error', title: answer?.problems[0]?.message ?? t('failed') });
    } catch (error) {
      notify({ severity: 'error', title: wordsOf(error) });
      throw error;
    }
  }

  const read = (feed: Feed) => (feed.lastReadAt ? t('read', { at: formatDateTime(feed.lastReadAt, timeZone) }) : t('neverRead'));
  // Instead of the list: a dialog that is told to close tells whoever opened it, and would take this question with it.
  if (ending) return <ConfirmDialog open danger onClose={() => setEnding(null)} onConfirm={() => end(ending)} title={t('endTitle', { name: ending.name })} description={t('endHint')} confirmLabel={t('end')} />;
  return (
    <Dialog open onClose={onClose} size="md" title={t('title')} description={t('about')} footer={<Button onClick={onClose}>{core('close')}</Button>}>
      <chakra.div css={{ display: 'flex', flexDirection: 'column', gap: '4', mt: '4' }}>
        {problem && (
          <Notice severity="error" live>
            {problem}
          </Notice>
        )}
        <chakra.div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '3', '& > :first-of-type': { flex: '1 1 14rem', width: 'auto' } }}>
          <Field label={t('whose')}>
            <NativeSelect value={staffId} options={[{ value: '', label: t('site', { name: organization.name }) }, ...staff.map(({ id, name }) => ({ value: id, label: name }))]} onChange={({ target }) => setStaffId(target.value)} />
          </Field>
          <Button variant="solid" icon={<Link2 aria-hidden="true" />} loading={making.loading} onClick={() => void make()}>
            {t('make')}
          </Button>
        </chakra.div>
        {made && <Made name={made.name} url={made.url} />}
        <div>
          <chakra.h3 css={{ fontSize: 'sm', mb: '2' }}>{t('inForce')}</chakra.h3>
          {feeds.error && !list ? <Notice severity="error">{core('errors.load')}</Notice> : !list ? <Skeleton lines={2} /> : list.length === 0 && <p>{t('none')}</p>}
          <Rows>
            {list?.map((feed) => (
              <li key={feed.id}>
                <span>
                  {feed.name}
                  <small>{[t('line', { made: formatDateTime(feed.createdAt, timeZone), read: read(feed) }), !feed.own && t('others')].filter(Boolean).join(', ')}</small>
                </span>
                <Button icon={<Link2Off aria-hidden="true" />} aria-label={t('endOf', { name: feed.name })} onClick={() => setEnding(feed)}>
                  {t('end')}
                </Button>
              </li>
            ))}
          </Rows>
        </div>
      </chakra.div>
    </Dialog>
  );
}

function Made({ name, url }: { name: string; url: string }) {
  const t = useLinksTexts();
  const [copied, setCopied] = useState(false);
  return (
    <Notice severity="success" title={t('made', { name })} live>
      {t('once')}
      <chakra.div css={{ display: 'flex', gap: '2', mt: '2' }}>
        <TextInput readOnly value={url} aria-label={t('made', { name })} onFocus={(event) => event.target.select()} />
        <Button
          icon={<Copy aria-hidden="true" />}
          onClick={() =>
            void navigator.clipboard.writeText(url).then(
              () => setCopied(true),
              () => undefined,
            )
          }
        >
          {t(copied ? 'copied' : 'copy')}
        </Button>
      </chakra.div>
    </Notice>
  );
}
