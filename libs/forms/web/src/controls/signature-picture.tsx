import { chakra } from '@chakra-ui/react';
import { useFormsTexts } from '../forms-texts';

const Frame = chakra('svg', { base: { width: 'full', maxW: '20rem', bg: 'white', border: 'hairline', borderRadius: 'md', color: 'black' } });

const Agreed = chakra('details', { base: { fontSize: 'sm', '& summary': { cursor: 'pointer', color: 'fg.muted', minH: 'touch', display: 'flex', alignItems: 'center', '&::before': { content: '"▸"', me: '1.5' } }, '&[open] summary::before': { content: '"▾"' }, '& p': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', borderInlineStart: '4px solid {colors.border.control}', ps: '3', mb: '2' } } });

/** What was agreed to, word for word, whatever the form says by now. */
export function SignedText({ text }: { text: string }) {
  const t = useFormsTexts();
  if (text === '') return null;
  return (
    <Agreed>
      <summary>{t('signature.agreed')}</summary>
      <p>{text}</p>
    </Agreed>
  );
}

/** The strokes as they were drawn, on paper in either mode. */
export function SignaturePicture({ strokes, name }: { strokes: readonly string[]; name: string }) {
  const t = useFormsTexts();
  return (
    <Frame viewBox="0 0 600 200" role="img" aria-label={t('signature.drawing', { name })}>
      {strokes.map((path, index) => (
        <path key={index} d={path} fill="currentColor" />
      ))}
    </Frame>
  );
}
