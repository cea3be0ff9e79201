import { formatTime } from '@afterbell/core/domain';
import { BoardPage, failuresOf, LinkButton, Notice, Section, silent, Skeleton } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { ShieldAlert } from 'lucide-react';
import { DAY_PATH } from '../shared/take-paths';
import { type DoorListTodayQuery, useDoorListTodayQuery } from './__generated__/kiosk';
import { useKioskTexts } from './kiosk-texts';

type Child = DoorListTodayQuery['doorList']['children'][number];

const List = chakra('ul', { base: { listStyle: 'none', p: '0', m: '0', '& > li': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '3', py: '2', borderTop: 'hairline' }, '& small': { color: 'fg.muted' }, '& [data-alert]': { display: 'inline-flex', alignItems: 'center', gap: '1', color: 'fg.error', fontSize: 'sm' } } });
const GROUPS = ['in', 'expected', 'absent', 'left'] as const;

/** Today at the door, for a staff member who has just scanned the kiosk's code. */
export function StaffDoorList({ nonce }: { nonce: string }) {
  const t = useKioskTexts();
  const { data, error } = useDoorListTodayQuery({ variables: { nonce }, context: silent(), fetchPolicy: 'no-cache' });
  const list = data?.doorList;
  if (error) {
    const [failure] = failuresOf(error);
    return (
      <BoardPage title={t('page')}>
        <Notice severity="warn" title={t('list.refused')} live action={<LinkButton to={DAY_PATH}>{t('list.toAttendance')}</LinkButton>}>
          {failure?.statusCode === 404 ? t('list.elsewhere') : failure?.message.join(' ') || t('failed')}
        </Notice>
      </BoardPage>
    );
  }
  if (!list) return <BoardPage title={t('page')}><Skeleton lines={6} label={t('list.loading')} /></BoardPage>;
  return (
    <BoardPage title={t('list.title', { name: list.siteName })} subtitle={t('list.subtitle', { kiosk: list.kioskName, time: formatTime(list.at) })} action={<LinkButton to={DAY_PATH}>{t('list.toAttendance')}</LinkButton>}>
      {GROUPS.map((state) => (
        <Group key={state} state={state} children={list.children.filter((child) => child.state === state)} />
      ))}
    </BoardPage>
  );
}

function Group({ state, children }: { state: (typeof GROUPS)[number]; children: readonly Child[] }) {
  const t = useKioskTexts();
  return (
    <Section title={t(`list.${state}`, { count: children.length })}>
      {children.length === 0 && <chakra.p css={{ color: 'fg.muted' }}>{t('list.empty')}</chakra.p>}
      <List>
        {children.map(({ personId, name, sessionName, since, left, restricted }) => (
          <li key={personId}>
            <bdi>{name}</bdi>
            <small>{[sessionName, state === 'in' && since && t('list.since', { time: formatTime(since) }), left && t('list.leftAt', { time: formatTime(left) })].filter(Boolean).join(', ')}</small>
            {restricted && (
              <span data-alert="">
                <ShieldAlert size={16} aria-hidden="true" />
                {t('list.restricted')}
              </span>
            )}
          </li>
        ))}
      </List>
    </Section>
  );
}
