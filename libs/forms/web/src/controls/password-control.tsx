import { Button, Checkbox, TextInput } from '@afterbell/core/web';
import { SECRET_MASK } from '@afterbell/forms/domain';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useFormsTexts } from '../forms-texts';
import { asText, type ControlProps } from './control-props';

/** What is set is never shown, only replaced. */
export default function PasswordControl({ id, field, value, required, onChange, onLeave }: ControlProps) {
  const t = useFormsTexts();
  const [kept] = useState(value === SECRET_MASK);
  const [replacing, setReplacing] = useState(!kept);
  const [seen, setSeen] = useState(false);
  if (!replacing) {
    return (
      <chakra.div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3' }}>
        <span>{t('password.hidden')}</span>
        <Button size="sm" aria-label={`${t('password.change')}: ${field.name}`} onClick={() => setReplacing(true)}>
          {t('password.change')}
        </Button>
      </chakra.div>
    );
  }
  return (
    <>
      <TextInput id={`${id}-secret`} aria-label={field.name} type={seen ? 'text' : 'password'} autoComplete="new-password" spellCheck={false} value={value === SECRET_MASK ? '' : asText(value)} onChange={(event) => onChange(event.target.value)} onBlur={onLeave} />
      <chakra.div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4' }}>
        <Checkbox label={t('password.show')} checked={seen} onChange={(event) => setSeen(event.target.checked)} />
        {kept && (
          <Button
            variant="link"
            size="sm"
            onClick={() => {
              setReplacing(false);
              onChange(SECRET_MASK);
            }}
          >
            {t('password.keep')}
          </Button>
        )}
        {kept && !required && (
          <Button variant="link" onClick={() => onChange(null)}>
            {t('clearAnswer')}
          </Button>
        )}
      </chakra.div>
    </>
  );
}
