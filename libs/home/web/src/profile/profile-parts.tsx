import { failuresOf } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';

export const Parts = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '8', maxW: '42rem', pt: '1' } });
export const Form = chakra('form', { base: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '3', maxW: '26rem' } });
export const Hint = chakra('p', { base: { color: 'fg.muted', fontSize: 'sm', mb: '3' } });
export const Buttons = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' } });

/** Rows with words at the start and what can be done at the end; beneath each other on a phone. */
export const Lines = chakra('ul', {
  base: {
    listStyle: 'none',
    p: '0',
    m: '0',
    borderTop: 'hairline',
    '& > li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', rowGap: '2', borderBottom: 'hairline', py: '3' },
    '& > li > div': { flex: '1 1 16rem', minW: '0' },
    '& strong': { overflowWrap: 'anywhere' },
    '& p': { color: 'fg.muted', fontSize: 'sm', overflowWrap: 'anywhere' },
    '& code': { fontSize: 'sm', fontVariantNumeric: 'tabular-nums' },
  },
});

/** Where something acts; the top of a tenant has the tenant's name, which is said once. */
export const placeWords = (...names: string[]) => [...new Set(names)].join(', ');

interface Payload {
  problems: readonly { message: string }[];
}

/** What stood in the way of a change, in words; null when it was done. Its operation is sent with `silent()`. */
export async function obstacle(run: () => Promise<Payload | null | undefined>, otherwise: string): Promise<string | null> {
  try {
    const payload = await run();
    if (!payload) return otherwise;
    return payload.problems.length > 0 ? payload.problems.map(({ message }) => message).join(' ') : null;
  } catch (error) {
    return failuresOf(error).flatMap(({ message }) => message).join(' ') || otherwise;
  }
}
