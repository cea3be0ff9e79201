import { chakra } from '@chakra-ui/react';
import { useState } from 'react';

const Round = chakra('span', {
  base: { display: 'inline-grid', placeItems: 'center', flexShrink: '0', borderRadius: 'full', overflow: 'hidden', bg: 'accent.muted', color: 'accent.fg', fontWeight: 'semibold', lineHeight: '1', userSelect: 'none', '& img': { boxSize: 'full', objectFit: 'cover' } },
  variants: { size: { sm: { boxSize: '1.75rem', fontSize: '0.6875rem' }, md: { boxSize: '9', fontSize: 'xs' }, lg: { boxSize: '14', fontSize: 'lg' } } },
  defaultVariants: { size: 'md' },
});

/** First letters of the first and the last word of a name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters.map((word) => Array.from(word ?? '')[0] ?? '').join('').toLocaleUpperCase();
}

export interface AvatarProps {
  name: string;
  photoUrl?: string | null;
  size?: 'sm' | 'md' | 'lg';
}

/** Always beside the name itself, so it says nothing to screen readers. */
export function Avatar({ name, photoUrl, size }: AvatarProps) {
  const [broken, setBroken] = useState(false);
  return (
    <Round size={size} aria-hidden="true">
      {photoUrl && !broken ? <img src={photoUrl} alt="" loading="lazy" onError={() => setBroken(true)} /> : initialsOf(name)}
    </Round>
  );
}
