import { initialsOf } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { smallPhoto } from './photo-paths';

/** The initials are drawn and not written: who copies or searches a list finds names. The photo lies over them. */
const Face = chakra('span', {
  base: {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    boxSize: '1.75rem',
    verticalAlign: 'middle',
    marginInlineEnd: '2',
    borderRadius: 'full',
    overflow: 'hidden',
    bg: 'accent.muted',
    color: 'accent.fg',
    fontSize: '0.6875rem',
    fontWeight: 'semibold',
    lineHeight: '1',
    _before: { content: 'attr(data-initials)' },
    '& img': { position: 'absolute', inset: '0', boxSize: 'full', objectFit: 'cover' },
  },
});

/** A name in a list, with the photo or the initials before it. */
export function NamedPerson({ name, photoId }: { name: string; photoId?: string | null }) {
  const photo = smallPhoto(photoId);
  return (
    <>
      <Face data-initials={initialsOf(spokenOrder(name))} aria-hidden="true">
        {photo && <img src={photo} alt="" width={28} height={28} loading="lazy" decoding="async" />}
      </Face>
      {name}
    </>
  );
}

/** `García, Sofía “Sofi”` as initials see it: Sofía García. */
export function spokenOrder(name: string): string {
  const [last = '', first] = name.replace(/\s*“.*”$/u, '').split(', ');
  return first ? `${first} ${last}` : last;
}
