import { chakra } from '@chakra-ui/react';

const Ring = chakra('span', {
  base: { display: 'inline-block', boxSize: '4', flexShrink: '0', borderRadius: 'full', border: '2px solid currentColor', borderInlineEndColor: 'transparent', animation: 'spin 700ms linear infinite' },
});

/** Decoration only: what is loading is said in words beside it. */
export function Spinner() {
  return <Ring aria-hidden="true" />;
}
