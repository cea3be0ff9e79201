import { Button, Dialog, useCoreTexts } from '@afterbell/core/web';
import { MarkChanges, type MarkHistoryProps } from '../roster/mark-history';
import { dayName } from '../shared/day-words';
import { useGridTexts } from './grid-texts';

export interface GridHistoryProps extends Omit<MarkHistoryProps, 'spoken'> {
  /** The line of the cell. */
  name: string;
  onClose: () => void;
}

/** Who set a cell to what and when. */
export function GridHistory({ name, onClose, ...question }: GridHistoryProps) {
  const t = useGridTexts();
  const core = useCoreTexts();
  return (
    <Dialog open onClose={onClose} title={t('history.title', { name, day: dayName(question.date) })} footer={<Button onClick={onClose}>{core('close')}</Button>}>
      <MarkChanges {...question} />
    </Dialog>
  );
}
