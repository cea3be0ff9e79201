import { isPlainDate, isUuid } from '@afterbell/core/domain';
import { BoardPage, EmptyState, failuresOf, LinkButton, Notice, silent, Skeleton, useSession } from '@afterbell/core/web';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useAddDaysTexts } from './add-days-texts';
import { draftOf, forgetDraft, keptDraft, newDraft, type DaysDraft, type StoredSiteEvent } from './days-draft';
import { SITE_CALENDAR_PATH } from './site-calendar-paths';
import { useSiteEventQuery } from './__generated__/site-event';

export interface DraftStep {
  initial: DaysDraft;
  before: StoredSiteEvent | null;
  onReload: () => void;
}

/** The draft that a step goes on with: the one kept from the step before, else what is stored, else an empty one. */
export function WithDraft({ children }: { children: (step: DraftStep) => ReactNode }) {
  const t = useAddDaysTexts();
  const { organization } = useSession();
  const [params] = useSearchParams();
  const id = params.get('id');
  const { data, error, refetch } = useSiteEventQuery({ variables: { id: id ?? '' }, skip: !isUuid(id), context: silent(), fetchPolicy: 'no-cache' });
  if (id !== null && (error || !isUuid(id))) {
    return (
      <BoardPage title={t('gone.title')}>
        {error && failuresOf(error)[0]?.statusCode !== 404 ? (
          <Notice severity="error" live>
            {t('failed')}
          </Notice>
        ) : (
          <EmptyState kind="nothing" title={t('gone.title')} action={<LinkButton to={SITE_CALENDAR_PATH}>{t('gone.back')}</LinkButton>}>
            {t('gone.body')}
          </EmptyState>
        )}
      </BoardPage>
    );
  }
  if (id !== null && !data) {
    return (
      <BoardPage title={t('title')}>
        <Skeleton lines={8} />
      </BoardPage>
    );
  }
  const before = data?.siteEvent ?? null;
  const kept = keptDraft(organization.id, id);
  const date = params.get('date');
  const initial = kept && (!before || kept.version === before.version) ? kept : before ? draftOf(before) : newDraft(isPlainDate(date) ? [date] : [], organization.level === 'site' ? [organization.id] : []);
  const reload = () => {
    forgetDraft(organization.id, id);
    void refetch();
  };
  return children({ initial, before, onReload: reload });
}
