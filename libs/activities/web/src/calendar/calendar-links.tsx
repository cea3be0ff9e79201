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
  const [made, setMade] = useState<{ name: string; url: string } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [ending, setEnding] = useState<Feed | null>(null);
  const staff = choices.data?.sessionCalendarChoices.staff ?? [];
  const list = (feeds.data ?? feeds.previousData)?.calendarFeeds;
  const wordsOf = (error: unknown) => failuresOf(error)[0]?.message.join(' ') || t('failed');

  async function make() {
    setProblem(null);
    try {
      const answer = (await makeFeed({ variables: { staffId: staffId || null } })).data?.makeCalendarFeed;
      if (answer?.path && answer.feed) setMade({ name: answer.feed.name, url: `${window.location.origin}${answer.path}` });
      else setProblem(answer?.problems.map(({ message }) => message).join(' ') || t('failed'));
    } catch (error) {
      setProblem(wordsOf(error));
    }
  }

  async function end({ id, name }: Feed) {
    try {
      await revokeFeed({ variables: { id } });
      notify({ severity: 'success', title: t('ended', { name }) });
    } catch (error) {
      notify({ severity: 'error', title: wordsOf(error) });
    }
  }

  const read = (feed: Feed) => (feed.lastReadAt ? t('read', { at: formatDateTime(feed.lastReadAt, timeZone) }) : t('neverRead'));
  return (
    <>
      <Dialog open={ending === null} onClose={onClose} size="md" title={t('title')} description={t('about')} footer={<Button onClick={onClose}>{core('close')}</Button>}>
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
          {made && <Made {...made} />}
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
      {ending && <ConfirmDialog open danger onClose={() => setEnding(null)} onConfirm={() => end(ending)} title={t('endTitle', { name: ending.name })} description={t('endHint')} confirmLabel={t('end')} />}
    </>
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
