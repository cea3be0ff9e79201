import { useState } from 'react';

/**
 * While someone types, the box keeps what they typed: nothing is reformatted under the cursor. Once left it shows the
 * value as it was understood.
 */
export function useTyping(shown: string, onChange: (text: string) => void, onLeave?: () => void) {
  const [typing, setTyping] = useState<string | null>(null);
  return {
    value: typing ?? shown,
    onChange: ({ target }: { target: { value: string } }) => {
      setTyping(target.value);
      onChange(target.value);
    },
    onBlur: () => {
      setTyping(null);
      onLeave?.();
    },
  };
}
