import { Button, Field, FieldGroup, Notice, RadioList, TextInput, usePermissions } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useEnrollTexts } from './enroll-texts';
import type { EnrollWish } from './use-enroll';

const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '3', mt: '2' } });

export interface FullQuestionProps {
  wish: EnrollWish;
  message: string;
  loading: boolean;
  onAnswer: (wish: EnrollWish) => void;
  /** False where they wait already. */
  mayWait?: boolean;
}

/** The session is full: wait, or go over the limit with a reason where the role may. */
export function FullQuestion({ wish, message, loading, onAnswer, mayWait = true }: FullQuestionProps) {
  const t = useEnrollTexts();
  const { can } = usePermissions();
  const mayExceed = can('edit', 'activities.session');
  const options = [...(mayWait ? [{ value: 'wait', label: t('wait') }] : []), ...(mayExceed ? [{ value: 'exceed', label: t('exceed') }] : [])];
  const [choice, setChoice] = useState(options[0]?.value ?? null);
  const [reason, setReason] = useState('');
  const ready = choice === 'wait' || (choice === 'exceed' && reason.trim() !== '');
  return (
    <Notice severity="warn" title={t('full')} live>
      <p>{message}</p>
      {options.length > 0 && (
        <Stack>
          <FieldGroup legend={t('whatNow')}>
            <RadioList name="when-full" value={choice} options={options} onChange={setChoice} />
          </FieldGroup>
          <Field label={t('reason')} required={choice === 'exceed'} optional={choice !== 'exceed'}>
            <TextInput value={reason} maxLength={200} onChange={(event) => setReason(event.target.value)} />
          </Field>
          <div>
            <Button type="button" variant="solid" disabled={!ready} loading={loading} onClick={() => onAnswer({ ...wish, whenFull: choice as 'wait' | 'exceed', reason: reason.trim() || null })}>
              {t('go')}
            </Button>
          </div>
        </Stack>
      )}
    </Notice>
  );
}
