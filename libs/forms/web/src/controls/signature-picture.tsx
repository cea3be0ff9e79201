import { chakra } from '@chakra-ui/react';
import { useFormsTexts } from '../forms-texts';

const Frame = chakra('svg', { base: { width: 'full', maxW: '20rem', bg: 'white', border: 'hairline', borderRadius: 'md', color: 'black' } });

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
