import { Button, Dialog, Notice, useCoreTexts } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { type FullAnswer, FullQuestion } from '../places/full-question';
import { useQuickAddTexts } from './quick-add-texts';

export interface FullChoiceProps {
  message: string;
  busy: boolean;
  failure: string | null;
  onDay: () => void;
  onAnswer: (answer: FullAnswer) => void;
  onClose: () => void;
}

/** The session is full and the child stands at the door: nobody is sent away, today is always possible. */
export function FullChoice({ message, busy, failure, onDay, onAnswer, onClose }: FullChoiceProps) {
  const t = useQuickAddTexts();
  const core = useCoreTexts();
  return (
    <Dialog open onClose={onClose} closeOnOutside={false} title={t('title')} footer={<Button onClick={onClose}>{core('cancel')}</Button>}>
      {failure && (
        <Notice severity="error" live>
          {failure}
        </Notice>
      )}
      <FullQuestion wish={{}} message={message} loading={busy} onAnswer={onAnswer}>
        <chakra.div css={{ my: '3' }}>
          <Button variant="solid" loading={busy} onClick={onDay}>
            {t('dayOnly')}
          </Button>
        </chakra.div>
      </FullQuestion>
    </Dialog>
  );
}
