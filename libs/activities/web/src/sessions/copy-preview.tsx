import { factLine } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { formatDate } from '@afterbell/core/domain';
import type { CopySessionsMutation } from './__generated__/sessions';
import { useCopyTexts } from './copy-texts';
import type { SessionActivity } from './session-draft';

type Copied = NonNullable<CopySessionsMutation['copySessions']['copies']>[number];

const Made = chakra('ul', { base: { listStyle: 'none', p: '0', m: '0', maxH: '16rem', overflowY: 'auto', '& li': { borderBottom: 'hairline', py: '1.5', overflowWrap: 'anywhere' }, '& small': { display: 'block', color: 'fg.muted', fontSize: 'sm' } } });

/** What copying makes, before it does. */
export function CopyPreview({ copies, activity }: { copies: readonly Copied[]; activity: SessionActivity }) {
  const t = useCopyTexts();
  const facts = ({ dateCount, firstDate, lastDate, closed, staffCount, enrolledCount }: Copied) => [
    firstDate && lastDate ? t('dates', { count: dateCount, from: formatDate(firstDate), to: formatDate(lastDate) }) : t('noDates'),
    ...(closed.length ? [t('closed', { count: closed.length })] : []),
    ...(staffCount ? [t('staff', { count: staffCount })] : []),
    ...(enrolledCount ? [t('enrolled', { count: enrolledCount })] : []),
  ];
  return (
    <Made aria-live="polite">
      {copies.map((copy) => (
        <li key={copy.sourceId}>
          {copy.name} {copy.activityName !== activity.name && t('into', { name: copy.activityName })}
          <small>{factLine(facts(copy))}</small>
          {copy.notEnrolledCount > 0 && <small>{t('notEnrolled', { count: copy.notEnrolledCount })}</small>}
        </li>
      ))}
    </Made>
  );
}
