import { chakra } from '@chakra-ui/react';

export const VisuallyHidden = chakra('span', {
  base: { position: 'absolute', width: '1px', height: '1px', margin: '-1px', padding: '0', overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap', border: '0' },
});
