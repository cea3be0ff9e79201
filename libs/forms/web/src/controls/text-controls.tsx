import { displayEmail } from '@afterbell/core/domain';
import { EmailInput, TextArea, TextInput } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { useFormsTexts } from '../forms-texts';
import { asText, type ControlProps } from './control-props';
import { useTyping } from './use-typing';

type Look = Pick<ComponentProps<typeof TextInput>, 'type' | 'inputMode' | 'autoCapitalize' | 'autoComplete' | 'spellCheck' | 'placeholder'>;

/** The answers are about others, so the browser offers none of the person's own. */
const textBox = (look: Look) =>
  function TextBox({ value, onChange, onLeave }: ControlProps) {
    return <TextInput autoComplete="off" {...look} {...useTyping(asText(value), onChange, onLeave)} />;
  };

export const TextControl = textBox({});
export function EmailControl({ value, onChange, onLeave }: ControlProps) {
  return <EmailInput autoComplete="off" {...useTyping(displayEmail(asText(value)), onChange, onLeave)} />;
}
export const UrlControl = textBox({ type: 'url', inputMode: 'url', spellCheck: false, placeholder: 'https://' });
export const ZipControl = textBox({ inputMode: 'numeric', spellCheck: false });

const Count = chakra('span', { base: { fontSize: 'xs', color: 'fg.muted', fontVariantNumeric: 'tabular-nums', '&[data-over]': { color: 'fg.error' } } });

export function MultilineControl({ field, value, onChange, onLeave }: ControlProps) {
  const t = useFormsTexts();
  const typing = useTyping(asText(value), onChange, onLeave);
  const max = field.limits.maxLength;
  // Characters as people count them: an accent or an emoji is one.
  const count = max === undefined ? 0 : [...typing.value].length;
  return (
    <>
      <TextArea rows={3} autoComplete="off" {...typing} />
      {max !== undefined && count > max * 0.8 && (
        <Count data-over={count > max || undefined} aria-live="polite">
          {t('characters', { count, max })}
        </Count>
      )}
    </>
  );
}
