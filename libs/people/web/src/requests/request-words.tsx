import { formatDate, type BadgeTone } from '@afterbell/core/domain';
import { Badge } from '@afterbell/core/web';
import type { PersonRequestFieldsFragment } from './__generated__/requests';
import { useRequestsTexts } from './requests-texts';

export type PersonRequestRow = PersonRequestFieldsFragment;
type Status = 'open' | 'in_progress' | 'done' | 'declined';

const TONES: Readonly<Record<Status, BadgeTone>> = { open: 'orange', in_progress: 'blue', done: 'green', declined: 'gray' };
export const isLink = ({ kind }: Pick<PersonRequestRow, 'kind'>) => kind === 'teacher_link';

/** How it stands, in the words of its kind. */
export function RequestStatus({ request }: { request: PersonRequestRow }) {
  const t = useRequestsTexts();
  const status = request.status as Status;
  return <Badge tone={TONES[status]}>{isLink(request) ? t(`linkStatus.${status}`) : t(`code.${status}`)}</Badge>;
}

/** The day by which it is to be answered; in red once that day is over. */
export function RequestDue({ request: { dueOn, isOverdue } }: { request: PersonRequestRow }) {
  const t = useRequestsTexts();
  if (!dueOn) return null;
  return isOverdue ? <Badge tone="red">{t('overdue', { date: formatDate(dueOn) })}</Badge> : formatDate(dueOn);
}
