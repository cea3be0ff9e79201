import { createContext, use, type ComponentProps } from 'react';
import { useCoreTexts } from '../i18n/core-texts';

/** By which a day or a time says to the field around it that it is not whole. */
export const HalfTyped = createContext<(half: boolean) => void>(() => undefined);

type Handlers = Pick<ComponentProps<'input'>, 'onBlur' | 'onInput'>;

/** What is typed in part has no value for the browser: once it is left, the field says so. */
export function useHalfTold({ onBlur, onInput }: Handlers): Handlers {
  const tell = use(HalfTyped);
  return {
    onBlur: (event) => {
      tell(event.target.validity.badInput);
      onBlur?.(event);
    },
    onInput: (event) => {
      tell(false);
      onInput?.(event);
    },
  };
}

/** Whether a day or a time within is typed in part, which it then says: it would be saved as if nothing stood there. */
export function useHalfTyped(): (within: ParentNode | null) => boolean {
  const t = useCoreTexts();
  return (within) => {
    const field = [...(within?.querySelectorAll('input') ?? [])].find(({ validity }) => validity.badInput);
    if (!field) return false;
    field.setCustomValidity(t('calendar.half'));
    field.reportValidity();
    // Asked again at the next press.
    field.setCustomValidity('');
    return true;
  };
}
