import { Button, Field, FieldGroup, Notice, RadioList, TextInput, usePermissions } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { useEnrollTexts } from './enroll-texts';

const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '3', mt: '2' } });
const Inline = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2', mt: '3', _empty: { display: 'none' } } });

/** What somebody chose for whom there is no place. */
export interface FullAnswer {
  whenFull: 'wait' | 'exceed';
  reason: string | null;
}

export interface FullQuestionProps<Wish extends object> {
  wish: Wish;
  message: string;
  loading: boolean;
  onAnswer: (wish: Wish & FullAnswer) => void;
  /** False where they wait already. */
  mayWait?: boolean;
  /** Where the answer is given: the foot of the dialog, null until it is there. In line with the question without one. */
  foot?: HTMLElement | null;
  /** To the choice before. */
  onBack?: () => void;
  /** Another way out, before the others. */
  children?: ReactNode;
}

/** The session is full: wait, or go over the limit with a reason where the role may. */
export function FullQuestion<Wish extends object>({ wish, message, loading, onAnswer, mayWait = true, foot, onBack, children }: FullQuestionProps<Wish>) {
  const t = useEnrollTexts();
  const { can } = usePermissions();
  const mayExceed = can('edit', 'activities.session');
  const options = [...(mayWait ? [{ value: 'wait', label: t('wait') }] : []), ...(mayExceed ? [{ value: 'exceed', label: t('exceed') }] : [])];
  const [choice, setChoice] = useState(options[0]?.value ?? null);
  const [reason, setReason] = useState('');
  const ready = choice === 'wait' || (choice === 'exceed' && reason.trim() !== '');
  const hands = (
    <>
      {onBack && <Button onClick={onBack}>{t('back')}</Button>}
      {options.length > 0 && (
        <Button variant="solid" disabled={!ready} loading={loading} onClick={() => onAnswer({ ...wish, whenFull: choice as 'wait' | 'exceed', reason: reason.trim() || null })}>
          {t('go')}
        </Button>
      )}
    </>
  );
  return (
    <Notice severity="warn" title={t('full')} live>
      <p>{message}</p>
      {children}
      {options.length > 0 && (
        <Stack>
          <FieldGroup legend={t('whatNow')}>
            <RadioList name="when-full" value={choice} options={options} onChange={setChoice} />
          </FieldGroup>
          <Field label={t('reason')} required={choice === 'exceed'} optional={choice !== 'exceed'}>
            <TextInput value={reason} maxLength={200} onChange={(event) => setReason(event.target.value)} />
          </Field>
        </Stack>
      )}
      {foot === undefined ? <Inline>{hands}</Inline> : foot && createPortal(hands, foot)}
    </Notice>
  );
}
