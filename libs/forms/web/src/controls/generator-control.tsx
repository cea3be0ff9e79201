import { chakra } from '@chakra-ui/react';
import { useFormsTexts } from '../forms-texts';
import { asText, type ControlProps } from './control-props';

/** The server gives it once; nobody types it. */
export default function GeneratorControl({ value }: ControlProps) {
  const t = useFormsTexts();
  const text = asText(value);
  return <chakra.output css={{ fontVariantNumeric: 'tabular-nums', color: text ? 'fg' : 'fg.muted' }}>{text || t('given')}</chakra.output>;
}
