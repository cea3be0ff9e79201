import { applyColorMode } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { type ReactNode, useLayoutEffect } from 'react';

/** A tablet lying down. */
export const LOW = '@media (max-height: 800px)';

const Frame = chakra('div', {
  base: { flex: '1', display: 'flex', flexDirection: 'column', minH: '100dvh', bg: 'bg.panel', color: 'fg', fontSize: 'lg', px: { base: '4', md: '8' }, py: { base: '4', md: '6' }, gap: '6', '& h1': { fontSize: { base: '1.75rem', md: '2.75rem' }, fontWeight: 'bold', lineHeight: '1.15' }, '& h2': { fontSize: { base: '1.5rem', md: '2rem' }, fontWeight: 'semibold', lineHeight: '1.2' } },
});

/** Light whatever the device prefers, also when it changes its mind at sunset: a dark screen cannot be read in an entrance in daylight. */
export function KioskFrame({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    const media = window.matchMedia('(prefers-color-scheme: dark)');
    const light = () => applyColorMode('light');
    light();
    media.addEventListener('change', light);
    return () => {
      media.removeEventListener('change', light);
      applyColorMode();
    };
  }, []);
  return <Frame>{children}</Frame>;
}

export const Center = chakra('div', { base: { flex: '1', display: 'flex', flexDirection: 'column', alignItems: 'center', justifyContent: 'center', gap: '5', width: 'full', maxW: '52rem', mx: 'auto', textAlign: 'center', [LOW]: { gap: '4' } } });

/** A target for small and for hurried hands. */
export const Big = chakra('button', {
  base: {
    display: 'inline-flex', alignItems: 'center', justifyContent: 'center', gap: '3', minH: '4.5rem', minW: '12rem', px: '6', py: '3', borderRadius: 'lg', border: '2px solid', borderColor: 'fg', bg: 'bg.panel', color: 'fg', fontSize: 'xl', fontWeight: 'semibold', cursor: 'pointer',
    _hover: { bg: 'bg.muted' }, _disabled: { opacity: '0.5', cursor: 'not-allowed' }, _focusVisible: { outline: '4px solid {colors.accent.solid}', outlineOffset: '2px' }, '& svg': { boxSize: '7', flexShrink: '0' },
  },
  variants: { tone: { plain: {}, go: { bg: 'accent.solid', color: 'accent.contrast', borderColor: 'accent.solid', _hover: { bg: 'accent.solidHover' } }, quiet: { minH: 'touch', minW: '0', px: '4', fontSize: 'md', borderWidth: '1px', borderColor: 'border.control' } } },
  defaultVariants: { tone: 'plain' },
});

export const Row = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '4', justifyContent: 'center', width: 'full' } });

export const Alert = chakra('p', { base: { width: 'full', px: '5', py: '4', borderRadius: 'lg', fontSize: 'xl', fontWeight: 'semibold', colorPalette: 'orange', bg: 'colorPalette.subtle', color: 'fg', border: '3px solid {colors.colorPalette.solid}', '&[data-tone=gray]': { colorPalette: 'gray' }, '&[data-tone=red]': { colorPalette: 'red' }, '&[data-tone=green]': { colorPalette: 'green' }, [LOW]: { py: '2', fontSize: 'lg' } } });

export const Input = chakra('input', { base: { width: 'full', minH: '4rem', px: '5', fontSize: 'xl', borderRadius: 'lg', border: '2px solid', borderColor: 'fg', bg: 'bg.panel', color: 'fg', _placeholder: { fontSize: { base: 'md', md: 'xl' } }, _focusVisible: { outline: '4px solid {colors.accent.solid}', outlineOffset: '2px' } } });

const Photo = chakra('span', { base: { display: 'inline-flex', alignItems: 'center', justifyContent: 'center', flexShrink: '0', overflow: 'hidden', borderRadius: 'full', bg: 'bg.muted', fontWeight: 'bold', '& > img': { width: 'full', height: 'full', objectFit: 'cover' } } });

export function Face({ id, name, hasPhoto, size }: { id: string; name: string; hasPhoto: boolean; size: string }) {
  return (
    <Photo aria-hidden="true" style={{ width: size, height: size, fontSize: `calc(${size} / 2.4)` }}>
      {hasPhoto ? <img src={`/file/photo/kiosk/${id}`} alt="" /> : [...name][0]}
    </Photo>
  );
}
