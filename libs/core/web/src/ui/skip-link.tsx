import { chakra } from '@chakra-ui/react';
import { useCoreTexts } from '../i18n/core-texts';

export const MAIN_ID = 'main';

const Link = chakra('a', {
  base: {
    position: 'fixed',
    top: '2',
    insetStart: '2',
    zIndex: 'skipNav',
    px: '3',
    py: '2',
    bg: 'bg.panel',
    color: 'fg.link',
    fontWeight: 'semibold',
    borderRadius: 'md',
    boxShadow: 'float',
    '&:not(:focus)': { clipPath: 'inset(50%)', width: '1px', height: '1px', overflow: 'hidden' },
  },
});

export function SkipLink() {
  const t = useCoreTexts();
  return (
    <Link
      href={`#${MAIN_ID}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(MAIN_ID)?.focus();
      }}
    >
      {t('skipToContent')}
    </Link>
  );
}
