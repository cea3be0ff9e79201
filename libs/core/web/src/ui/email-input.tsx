import { TextInput, type TextInputProps } from './inputs';

/** An address of mail, with the keyboard for it. A browser's own kind of box answers an international domain in ASCII, and writes that into the box. */
export function EmailInput(props: Omit<TextInputProps, 'type' | 'inputMode'>) {
  return <TextInput inputMode="email" autoCapitalize="none" spellCheck={false} {...props} />;
}
