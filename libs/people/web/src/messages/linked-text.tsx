import { linkedParts } from '@afterbell/people/domain';
import { chakra } from '@chakra-ui/react';

const Words = chakra('div', { base: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', '& a': { textDecoration: 'underline', color: 'accent.fg' } } });

/** Text as the mail shows it, addresses as links. */
export function LinkedText({ text }: { text: string }) {
  return (
    <Words dir="auto">
      {linkedParts(text).map(({ text: words, href }, index) =>
        href ? (
          <a key={index} href={href} target="_blank" rel="noopener noreferrer">
            {words}
          </a>
        ) : (
          words
        ),
      )}
    </Words>
  );
}
