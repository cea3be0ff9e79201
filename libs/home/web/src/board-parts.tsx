import { chakra } from '@chakra-ui/react';
import { Button, i18n, LoadHint, Notice, useCoreTexts } from '@afterbell/core/web';

/** Rows between hairlines, each one way to go on. */
export const Rows = chakra('ul', {
  base: {
    listStyle: 'none',
    p: '0',
    m: '0',
    borderTop: 'hairline',
    '& > li': { borderBottom: 'hairline' },
    '& > li > a, & > li > button, & > li > div': { display: 'flex', alignItems: 'center', gap: '3', width: 'full', minH: 'touch', py: '2', color: 'fg', textAlign: 'start', textDecoration: 'none', outlineOffset: '-2px' },
    '& > li > a, & > li > button': { cursor: 'pointer', _hover: { bg: 'bg.subtle', '& strong': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } }, _disabled: { cursor: 'progress', opacity: '0.6' } },
    '& strong': { overflowWrap: 'anywhere' },
    '& small': { display: 'block', fontSize: 'sm', color: 'fg.muted' },
    '& svg[data-go]': { boxSize: '4', flexShrink: '0', color: 'fg.muted' },
  },
});

/** A part of the board that could not be loaded; the others stand. */
export function PartError({ onRetry }: { onRetry: () => Promise<unknown> }) {
  const t = useCoreTexts();
  return (
    <Notice severity="error" title={t('errors.load')} live action={<Button onClick={() => void onRetry().catch(() => undefined)}>{t('retry')}</Button>}>
      <LoadHint />
    </Notice>
  );
}

/** The weekday of a plain date, in the person's language. */
export function weekdayOf(date: string, weekday: 'long' | 'short'): string {
  return new Intl.DateTimeFormat(i18n.language, { weekday, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
}
