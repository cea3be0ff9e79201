import { TextInput } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { asText, partOf, type ControlProps } from './control-props';
import { useTyping } from './use-typing';

const Around = chakra('div', {
  base: { display: 'flex', alignItems: 'center', gap: '2', maxW: '14rem', '& input': { fontVariantNumeric: 'tabular-nums' }, '& > span': { color: 'fg.muted', flexShrink: '0' } },
});

function NumberBox({ shown, whole, before, after, onChange, onLeave }: Pick<ControlProps, 'onChange' | 'onLeave'> & { shown: string; whole?: boolean; before?: ReactNode; after?: ReactNode }) {
  return (
    <Around>
      {before && <span aria-hidden="true">{before}</span>}
      {/* Not type="number": its arrows and wheel change what nobody meant to change, and it hides what it cannot read. */}
      <TextInput inputMode={whole ? 'numeric' : 'decimal'} autoComplete="off" spellCheck={false} {...useTyping(shown, onChange, onLeave)} />
      {after && <span aria-hidden="true">{after}</span>}
    </Around>
  );
}

export const IntegerControl = ({ field, value, ...rest }: ControlProps) => <NumberBox whole={!(Number(field.limits.min ?? '0') < 0)} shown={asText(value)} onChange={rest.onChange} onLeave={rest.onLeave} />;
export const DecimalControl = ({ value, onChange, onLeave }: ControlProps) => <NumberBox shown={asText(value)} onChange={onChange} onLeave={onLeave} />;
export const PercentControl = ({ value, onChange, onLeave }: ControlProps) => <NumberBox shown={asText(value)} after="%" onChange={onChange} onLeave={onLeave} />;

/** The amount alone is typed; the currency is the field's or the tenant's. */
export function CurrencyControl({ field, value, context, onChange, onLeave }: ControlProps) {
  const currency = asText(partOf(value, 'currency')) || (field.limits.currency ?? context.currency);
  return <NumberBox shown={asText(value) || asText(partOf(value, 'amount'))} before={symbolOf(currency, context.locale)} onChange={onChange} onLeave={onLeave} />;
}

function symbolOf(currency: string, locale: string): string {
  try {
    return new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
  } catch {
    return currency;
  }
}
