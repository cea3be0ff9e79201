import { isUuid } from '@afterbell/core/domain';
import { RecordHistory, Sheet } from '@afterbell/core/web';
import { usePeriodsTexts } from './periods-texts';

// As the trail names them.
const SUBJECTS: Readonly<Record<string, string>> = { reporting_year: 'reportingYear', reporting_term: 'reportingTerm' };

export interface PeriodHistoryProps {
  /** From the address: the type, a dot and the id. */
  asked: string | null;
  /** Where the list shows the period. */
  name: string | undefined;
  onClose: () => void;
}

/** What was done to one year or term, beside the list. */
export function PeriodHistory({ asked, name, onClose }: PeriodHistoryProps) {
  const t = usePeriodsTexts();
  const [type = '', id] = asked?.split('.') ?? [];
  const subject = Object.hasOwn(SUBJECTS, type) ? SUBJECTS[type] : undefined;
  if (!subject || !isUuid(id)) return null;
  return (
    <Sheet open onClose={onClose} title={name ? t('history.of', { name }) : t('history.show')}>
      <RecordHistory key={id} subjectType={subject} subjectId={id} />
    </Sheet>
  );
}
