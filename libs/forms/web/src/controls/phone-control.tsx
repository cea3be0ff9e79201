import { TextInput } from '@afterbell/core/web';
import { kindOf } from '@afterbell/forms/domain';
import { asText, type ControlProps } from './control-props';
import { useTyping } from './use-typing';

/** No mask: what is typed or pasted stays as it is until the box is left. */
export default function PhoneControl({ field, value, context, onChange, onLeave }: ControlProps) {
  const text = asText(value);
  const shown = text.startsWith('+') ? kindOf('phone').format(text, field, context) : text;
  return <TextInput type="tel" inputMode="tel" autoComplete="off" {...useTyping(shown, onChange, onLeave)} />;
}
