import { chakra } from '@chakra-ui/react';
import { formatDate, MAX_PAGE_SIZE } from '@afterbell/core/domain';
import { Button, formatTotal, i18n, KeyFacts, notify, Section, silent, Skeleton, StatusBadge, usePermissions, useSession, useSessionContext, formatCount } from '@afterbell/core/web';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useNotEnteredBySiteQuery, type NotEnteredBySiteQuery } from './__generated__/dashboard';
import { PartError, Rows } from './board-parts';
import { useHomeTexts } from './home-texts';

const SHOWN = 8;

type SiteWork = NotEnteredBySiteQuery['notEnteredBySite']['nodes'][number];

/** Above the sites: how today goes in all of them, and where the most is left to enter. */
export function SitesBoard() {
  const t = useHomeTexts();
  const { levelName } = useSession();
  const [first, setFirst] = useState(SHOWN);
  const { data, previousData, loading, error, refetch } = useNotEnteredBySiteQuery({ variables: { first }, context: silent() });
  const title = t('sites.title', { sites: levelName('site', 'plural') });
  if (error && !loading) {
    return (
      <Section title={title}>
        <PartError onRetry={refetch} />
      </Section>
    );
  }
  const sites = (data ?? previousData)?.notEnteredBySite;
  return (
    <>
      {sites && sites.today.sessions > 0 && <TodayInFigures figures={sites.today} />}
      <Section title={title}>{sites ? <SiteRows sites={sites} loading={loading} onAll={() => setFirst(MAX_PAGE_SIZE)} /> : <Skeleton lines={6} label={t('sites.loading')} />}</Section>
    </>
  );
}

function TodayInFigures({ figures: { sessions, entered, marked, expected } }: { figures: NotEnteredBySiteQuery['notEnteredBySite']['today'] }) {
  const t = useHomeTexts();
  const share = (part: number, total: number) => t('today.ofTotal', { part: formatCount(part), total: formatCount(total) });
  return (
    <Section title={t('today.title')}>
      <KeyFacts
        facts={[
          { label: t('today.sessions'), value: formatCount(sessions) },
          { label: t('today.entered'), value: share(entered, sessions) },
          { label: t('today.participants'), value: share(marked, expected) },
        ]}
      />
    </Section>
  );
}

interface SiteRowsProps {
  sites: NotEnteredBySiteQuery['notEnteredBySite'];
  loading: boolean;
  onAll: () => void;
}

function SiteRows({ sites: { nodes, totalCount }, loading, onAll }: SiteRowsProps) {
  const t = useHomeTexts();
  const { levelName } = useSession();
  const { can } = usePermissions();
  const { switchAccess } = useSessionContext();
  const [busy, setBusy] = useState(false);
  const maySwitch = can('view', 'dashboard.switch_access');
  const left = totalCount.value > nodes.length;

  async function workIn({ siteId, siteName }: SiteWork) {
    setBusy(true);
    try {
      const problems = await switchAccess({ organizationId: siteId });
      if (problems.length > 0) notify({ severity: 'error', title: problems.join(' ') });
      else notify({ severity: 'success', title: t('sites.switched', { name: siteName }) });
    } catch {
      // The error link has said what went wrong.
    } finally {
      setBusy(false);
    }
  }

  if (nodes.length === 0) return <chakra.p css={{ color: 'fg.muted' }}>{t('sites.empty')}</chakra.p>;
  return (
    <>
      {maySwitch && <chakra.p css={{ color: 'fg.muted', maxW: '2xl', mb: '3' }}>{t('sites.hint', { site: levelName('site').toLocaleLowerCase(i18n.language) })}</chakra.p>}
      <Rows>
        {nodes.map((site) => (
          <li key={site.siteId}>
            {maySwitch ? (
              <button type="button" disabled={busy} aria-label={t('sites.work', { name: site.siteName })} aria-describedby={`site-${site.siteId}`} onClick={() => void workIn(site)}>
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
      {left && nodes.length < MAX_PAGE_SIZE && (
        <Button variant="ghost" loading={loading} onClick={onAll} style={{ marginTop: '0.5rem', marginInlineStart: '-0.75rem' }}>
          {t('sites.showAll', { count: totalCount.value })}
        </Button>
      )}
      {left && nodes.length === MAX_PAGE_SIZE && <chakra.p css={{ color: 'fg.muted', mt: '2' }}>{t('sites.most', { count: nodes.length, total: formatTotal(totalCount, i18n.language) })}</chakra.p>}
    </>
  );
}

function SiteLine({ site }: { site: SiteWork }) {
  const t = useHomeTexts();
  const { notEntered, since, sessions, expected, marked } = site;
  return (
    <>
      <chakra.span css={{ flex: '1', minW: '0' }}>
        <strong>{site.siteName}</strong>
        {sessions > 0 && <small>{expected > 0 ? t('sites.sessionsMarked', { count: sessions, marked, enrolled: expected }) : t('sites.sessions', { count: sessions })}</small>}
      </chakra.span>
      <chakra.span id={`site-${site.siteId}`} css={{ textAlign: 'end' }}>
        <StatusBadge status={notEntered > 0 ? 'pending' : 'success'} label={notEntered > 0 ? t('sites.days', { count: notEntered }) : t('sites.none')} />
        {since && <chakra.small data-figures="">{t('sites.since', { count: notEntered, date: formatDate(since) })}</chakra.small>}
      </chakra.span>
    </>
  );
}
