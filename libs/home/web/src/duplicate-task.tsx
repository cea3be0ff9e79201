import { chakra } from '@chakra-ui/react';
import { defineTexts, formatTotal, i18n, Section, silent, usePermissions } from '@afterbell/core/web';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useDuplicatesToDecideQuery } from './__generated__/duplicate-task';
import { Rows } from './board-parts';

const { useTexts } = defineTexts('duplicateTask', {
  title: 'Possible duplicates',
  count_one: '{{total}} pair to decide about',
  count_other: '{{total}} pairs to decide about',
  hint: 'One history for one person',
});

/** How many records may be of one person, for who may merge them; nothing at all where there are none. */
export function DuplicateTask() {
  const t = useTexts();
  const { set } = usePermissions();
  const merges = set.allows('edit', 'people.participants') && set.allows('delete', 'people.participants');
  const { data } = useDuplicatesToDecideQuery({ skip: !merges, context: silent() });
  const total = data?.duplicatePairs.totalCount;
  if (!total || total.value === 0) return null;
  return (
    <Section title={t('title')}>
      <Rows>
        <li>
          <Link to="/people/participants?view=duplicates">
            <chakra.span css={{ flex: '1', minW: '0' }}>
              <strong>{t('count', { count: total.value, total: formatTotal(total, i18n.language) })}</strong>
              <small>{t('hint')}</small>
            </chakra.span>
            <ChevronRight data-go="" data-mirror="" aria-hidden="true" />
          </Link>
        </li>
      </Rows>
    </Section>
  );
}
