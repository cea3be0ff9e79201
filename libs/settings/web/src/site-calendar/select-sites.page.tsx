import { BoardPage, Button, EmptyState, FlowPage, LinkButton, Notice, OrganizationTreePicker, silent, Skeleton, UnsavedGuard, useCoreTexts, useSession, type OrganizationTree } from '@afterbell/core/web';
import { useMemo, useState } from 'react';
import { Navigate } from 'react-router';
import { useAddDaysTexts } from './add-days-texts';
import { chosenSites, leftOutBut, siteTree } from './chosen-sites';
import { forgetDraft, keepDraft } from './days-draft';
import { ADD_DAYS_PATH, daysPath } from './site-calendar-paths';
import { useSiteCalendarTexts } from './site-calendar-texts';
import { useDaysSteps } from './use-days-steps';
import { useReview } from './use-review';
import { WithDraft, type DraftStep } from './with-draft';
import { useCalendarSitesQuery } from './__generated__/site-event';

export default function SelectSitesPage() {
  const { organization } = useSession();
  return <WithDraft key={organization.id}>{(step) => <SelectSites key={step.before?.version} {...step} />}</WithDraft>;
}

function SelectSites(step: DraftStep) {
  const t = useAddDaysTexts();
  const core = useCoreTexts();
  const { organization } = useSession();
  const { data, error, refetch } = useCalendarSitesQuery({ context: silent(), fetchPolicy: 'no-cache' });
  const tree = useMemo(() => data && siteTree(data.actingOrganizationTree, organization.id), [data, organization.id]);
  if (step.initial.dates.length === 0 || !step.initial.reason.trim()) return <Navigate to={daysPath(step.initial.id)} replace />;
  if (error) {
    return (
      <BoardPage title={t('sitesTitle')}>
        <Notice severity="error" title={core('errors.load')} live action={<Button onClick={() => void refetch().catch(() => undefined)}>{core('retry')}</Button>} />
      </BoardPage>
    );
  }
  if (!tree) {
    return (
      <BoardPage title={t('sitesTitle')}>
        <Skeleton lines={10} />
      </BoardPage>
    );
  }
  if (tree.nodes.length === 0) {
    return (
      <BoardPage title={t('sitesTitle')}>
        <EmptyState kind="nothing" title={t('noSites')} action={<LinkButton to={daysPath(step.initial.id)}>{t('back')}</LinkButton>}>
          {t('noSitesHint')}
        </EmptyState>
      </BoardPage>
    );
  }
  return <Choice {...step} tree={tree} />;
}

/** Step two: at which sites, in the tree that the acting organization sees. */
function Choice({ initial, before, onReload, tree }: DraftStep & { tree: OrganizationTree }) {
  const t = useAddDaysTexts();
  const words = useSiteCalendarTexts();
  const { organization } = useSession();
  const steps = useDaysSteps(initial.id);
  const [draft, setDraft] = useState(initial);
  const [leftOut, setLeftOut] = useState(() => leftOutBut(tree, initial.siteIds));
  const [missing, setMissing] = useState(false);
  const [done, setDone] = useState(false);
  const chosen = useMemo(() => chosenSites(tree, leftOut), [tree, leftOut]);
  const all = useMemo(() => tree.nodes.filter(({ level }) => level === 'site').length, [tree]);
  const { review, dialog } = useReview({
    before,
    onDraft: (next) => {
      setDraft(next);
      setLeftOut(leftOutBut(tree, next.siteIds));
      keepDraft(organization.id, next);
    },
    onReload,
    onDone: () => setDone(true),
  });
  function choose(next: ReadonlySet<string>) {
    const siteIds = chosenSites(tree, next);
    // A group takes part by its sites alone: without any, its box is empty and so are those above it.
    setLeftOut(leftOutBut(tree, siteIds));
    setMissing(false);
    const changed = { ...draft, siteIds, allSites: organization.level !== 'site' && siteIds.length === all };
    setDraft(changed);
    keepDraft(organization.id, changed);
  }
  return (
    <>
      <UnsavedGuard dirty={!done} passes={(path) => path === ADD_DAYS_PATH} onDiscard={() => forgetDraft(organization.id, initial.id)} />
      <FlowPage
        title={t('sitesTitle')}
        subtitle={`${draft.reason.trim()} · ${words('days', { count: draft.dates.length })}`}
        steps={steps}
        current="sites"
        hasErrors={missing}
        before={
          missing && (
            <Notice severity="error" live>
              {t('needsSites')}
            </Notice>
          )
        }
        status={<span role="status">{t('count', { count: chosen.length, all })}</span>}
        actions={
          <>
            <LinkButton variant="ghost" to={daysPath(initial.id)}>
              {t('back')}
            </LinkButton>
            <Button variant="solid" size="lg" onClick={() => (chosen.length === 0 ? setMissing(true) : review({ ...draft, siteIds: chosen }))}>
              {t('check')}
            </Button>
          </>
        }
      >
        <p>{t('sitesHint')}</p>
        {draft.allSites && <Notice>{t('allSites', { name: (chosen.length === all ? null : before?.scope?.name) ?? organization.name })}</Notice>}
        <OrganizationTreePicker label={t('tree')} tree={tree} inactive={leftOut} onChange={choose} />
      </FlowPage>
      {dialog}
    </>
  );
}
