import { chakra } from '@chakra-ui/react';
import { useCoreTexts } from '../i18n/core-texts';

const Mark = chakra('svg', { base: { boxSize: '7', flexShrink: '0', '& rect': { fill: 'accent.solid' }, '& path': { stroke: 'accent.contrast', fill: 'none', strokeWidth: '2.2', strokeLinejoin: 'round', strokeLinecap: 'round' } } });

export function BrandMark() {
  return (
    <Mark viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="7" />
      <path d="M16 6.5a7 7 0 0 0-7 7v5l-2 3.2h18l-2-3.2v-5a7 7 0 0 0-7-7Z" />
      <path d="M13.3 24.8a2.9 2.9 0 0 0 5.4 0" />
    </Mark>
  );
}

export function Brand() {
  const t = useCoreTexts();
  return (
    <chakra.span css={{ display: 'inline-flex', alignItems: 'center', gap: '2', fontSize: 'md', fontWeight: 'semibold', letterSpacing: '-0.01em' }}>
      <BrandMark />
      {t('product')}
    </chakra.span>
  );
}
