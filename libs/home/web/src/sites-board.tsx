import { chakra } from '@chakra-ui/react';
import { formatDate, MAX_PAGE_SIZE } from '@afterbell/core/domain';
import { Button, formatTotal, i18n, KeyFacts, notify, Section, silent, Skeleton, StatusBadge, usePermissions, useSession, useSessionContext } from '@afterbell/core/web';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useNotEnteredQuery, useTodaysSessionsQuery, type TodaysSessionsQuery } from './__generated__/dashboard';
import { PartError, Rows } from './board-parts';
import { useHomeTexts } from './home-texts';
import { siteWork, type SiteWork } from './site-work';

const SHOWN = 8;

/** Above the sites: how today goes in all of them, and where the most is left to enter. */
export function SitesBoard() {
  const t = useHomeTexts();
  const { levelName } = useSession();
  const today = useTodaysSessionsQuery({ variables: { first: MAX_PAGE_SIZE }, context: silent() });
  const missing = useNotEnteredQuery({ variables: { first: MAX_PAGE_SIZE }, context: silent() });
  const title = t('sites.title', { sites: levelName('site', 'plural') });
  const failed = [today, missing].filter(({ error, loading }) => error && !loading);
  if (failed.length > 0) {
    return (
      <Section title={title}>
        <PartError onRetry={() => Promise.all(failed.map(({ refetch }) => refetch()))} />
      </Section>
    );
  }
  const days = today.data?.todaysSessions;
  const queue = missing.data?.notEntered;
  return (
    <>
      {days && days.nodes.length > 0 && <TodayInFigures days={days} />}
      <Section title={title}>
        {days && queue ? <SiteRows sites={siteWork(days.nodes, queue.nodes)} counted={queue.pageInfo.hasNextPage ? queue : null} /> : <Skeleton lines={6} label={t('sites.loading')} />}
      </Section>
    </>
  );
}

function TodayInFigures({ days }: { days: TodaysSessionsQuery['todaysSessions'] }) {
  const t = useHomeTexts();
  const number = new Intl.NumberFormat(i18n.language);
  const facts = [{ label: t('today.sessions'), value: formatTotal(days.totalCount, i18n.language) }];
  // Sums of a part would be taken for the whole.
  if (!days.pageInfo.hasNextPage) {
    const sum = (of: (day: (typeof days.nodes)[number]) => number) => days.nodes.reduce((total, day) => total + of(day), 0);
    const share = (part: number, total: number) => t('today.ofTotal', { part: number.format(part), total: number.format(total) });
    facts.push({ label: t('today.entered'), value: share(days.nodes.filter(({ outcome }) => outcome !== null).length, days.nodes.length) });
    facts.push({ label: t('today.participants'), value: share(sum(({ markedCount }) => markedCount), sum(({ enrolledCount, markedCount }) => Math.max(enrolledCount, markedCount))) });
  }
  return (
    <Section title={t('today.title')}>
      <KeyFacts facts={facts} />
    </Section>
  );
}

interface SiteRowsProps {
  sites: readonly SiteWork[];
  /** Given when the days not entered are more than were counted. */
  counted: { nodes: readonly unknown[]; totalCount: { value: number; capped: boolean } } | null;
}

function SiteRows({ sites, counted }: SiteRowsProps) {
  const t = useHomeTexts();
  const { levelName } = useSession();
  const { can } = usePermissions();
  const { switchAccess } = useSessionContext();
  const [all, setAll] = useState(false);
  const [busy, setBusy] = useState(false);
  const maySwitch = can('view', 'dashboard.switch_access');
  const shown = all ? sites : sites.slice(0, SHOWN);

  async function workIn({ id, name }: SiteWork) {
    setBusy(true);
    try {
      const problems = await switchAccess({ organizationId: id });
      if (problems.length > 0) notify({ severity: 'error', title: problems.join(' ') });
      else notify({ severity: 'success', title: t('sites.switched', { name }) });
    } catch {
      // The error link has said what went wrong.
    } finally {
      setBusy(false);
    }
  }

  if (sites.length === 0) return <chakra.p css={{ color: 'fg.muted' }}>{t('sites.empty')}</chakra.p>;
  return (
    <>
      {maySwitch && <chakra.p css={{ color: 'fg.muted', maxW: '2xl', mb: '3' }}>{t('sites.hint', { site: levelName('site').toLocaleLowerCase(i18n.language) })}</chakra.p>}
      <Rows>
        {shown.map((site) => (
          <li key={site.id}>
            {maySwitch ? (
              <button type="button" disabled={busy} aria-label={t('sites.work', { name: site.name })} aria-describedby={`site-${site.id}`} onClick={() => void workIn(site)}>
                <SiteLine site={site} />
                <ChevronRight data-go="" data-mirror="" aria-hidden="true" />
              </button>
            ) : (
              <div>
                <SiteLine site={site} />
              </div>
            )}
          </li>
        ))}
      </Rows>
      {counted && <chakra.p css={{ color: 'fg.muted', mt: '2' }}>{t('sites.newest', { count: counted.nodes.length, total: formatTotal(counted.totalCount, i18n.language) })}</chakra.p>}
      {sites.length > shown.length && (
        <Button variant="ghost" onClick={() => setAll(true)} style={{ marginTop: '0.5rem', marginInlineStart: '-0.75rem' }}>
          {t('sites.showAll', { count: sites.length })}
        </Button>
      )}
    </>
  );
}

function SiteLine({ site }: { site: SiteWork }) {
  const t = useHomeTexts();
  const { missing, since, sessions, enrolled, marked } = site;
  return (
    <>
      <chakra.span css={{ flex: '1', minW: '0' }}>
        <strong>{site.name}</strong>
        {sessions > 0 && <small>{enrolled > 0 ? t('sites.sessionsMarked', { count: sessions, marked, enrolled: Math.max(enrolled, marked) }) : t('sites.sessions', { count: sessions })}</small>}
      </chakra.span>
      <chakra.span id={`site-${site.id}`} css={{ textAlign: 'end' }}>
        <StatusBadge status={missing > 0 ? 'pending' : 'success'} label={missing > 0 ? t('sites.days', { count: missing }) : t('sites.none')} />
        {since && <chakra.small data-figures="">{t('sites.since', { count: missing, date: formatDate(since) })}</chakra.small>}
      </chakra.span>
    </>
  );
}
