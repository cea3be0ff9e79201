import { createContext, use, type ComponentProps, type KeyboardEvent } from 'react';
import { useCoreTexts } from '../i18n/core-texts';

/** A browser does not tell half a day from one that no calendar has (February 30); a time is wrong by its half alone. */
const WORDS = { date: 'calendar.halfDate', time: 'calendar.half' } as const;
export type Half = (typeof WORDS)[keyof typeof WORDS] | null;
const wordsOf = ({ type }: HTMLInputElement) => WORDS[type === 'date' ? 'date' : 'time'];

/** By which a day or a time says to the field around it that it is not whole, and in which words; null once it is. */
export const HalfTyped = createContext<(half: Half) => void>(() => undefined);

type Handlers = Pick<ComponentProps<'input'>, 'onBlur' | 'onInput' | 'onKeyUp'>;

/** To the browser half a day was never a value, so it has no event for its end: the last key that erases is all there is. */
const isErased = ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) => (key === 'Backspace' || key === 'Delete') && !currentTarget.validity.badInput;

/** What is typed in part has no value for the browser: once it is left, the field says so. */
export function useHalfTold({ onBlur, onInput, onKeyUp }: Handlers): Handlers {
  const tell = use(HalfTyped);
  return {
    onBlur: (event) => {
      tell(event.target.validity.badInput ? wordsOf(event.target) : null);
      onBlur?.(event);
    },
    onInput: (event) => {
      tell(null);
      onInput?.(event);
    },
    onKeyUp: (event) => {
      if (isErased(event)) tell(null);
      onKeyUp?.(event);
    },
  };
}

/** What half a day or time, or a day that no calendar has (February 30), is said as, so that whoever checks it can say that it is none. */
export const UNREADABLE_DATE = 'unreadable';

/** One that is drawn anew is empty although nobody emptied it: a browser takes no half of a value back. */
const boxesOfHalves = new WeakSet<HTMLInputElement>();

/** Says half a value once its box is left, and nothing once it is emptied: also, by a key, where no more than the mark of it was kept. */
export function halfKept(value: string, onChange: (value: string) => void, onLeave?: () => void): Pick<Handlers, 'onBlur' | 'onKeyUp'> {
  const emptied = () => value === UNREADABLE_DATE && onChange('');
  return {
    onBlur: ({ target }) => {
      if (target.validity.badInput) {
        boxesOfHalves.add(target);
        onChange(UNREADABLE_DATE);
      } else if (target.value === '' && boxesOfHalves.has(target)) emptied();
      onLeave?.();
    },
    onKeyUp: (event) => {
      if (isErased(event)) emptied();
    },
  };
}

/** Whether a day or a time within is typed in part, which it then says: it would be saved as if nothing stood there. */
export function useHalfTyped(): (within: ParentNode | null) => boolean {
  const t = useCoreTexts();
  return (within) => {
    const field = [...(within?.querySelectorAll('input') ?? [])].find(({ validity }) => validity.badInput);
    if (!field) return false;
    field.setCustomValidity(t(wordsOf(field)));
    field.reportValidity();
    // Asked again at the next press.
    field.setCustomValidity('');
    return true;
  };
}
