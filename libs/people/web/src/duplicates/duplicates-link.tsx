import { formatTotal, i18n, LinkButton, silent } from '@afterbell/core/web';
import { useDuplicateCountQuery } from './__generated__/duplicates';
import type { DuplicatesPageProps } from './duplicates-page';
import { useDuplicatesTexts } from './duplicates-texts';

const PAGES = { participant: '/people/participants', everyone: '/people/list' } as const;

/** The way to the queue, where there is something in it. */
export function DuplicatesLink({ among }: DuplicatesPageProps) {
  const t = useDuplicatesTexts();
  const { data } = useDuplicateCountQuery({ variables: { bothAre: among === 'participant' ? 'participant' : null }, context: silent(), fetchPolicy: 'cache-and-network' });
  const total = data?.duplicatePairs.totalCount;
  if (!total || total.value === 0) return null;
  return (
    <LinkButton variant="link" to={`${PAGES[among]}?view=duplicates`} style={{ alignSelf: 'start' }}>
      {t('titleCount', { total: formatTotal(total, i18n.language) })}
    </LinkButton>
  );
}
