import { formatDate } from '@afterbell/core/domain';
import { chakra } from '@chakra-ui/react';
import { BellRing, CarFront, House, Scale, ShieldAlert, Star } from 'lucide-react';
import type { RelationshipFieldsFragment } from './__generated__/relationships';
import { useRelationshipsTexts } from './relationships-texts';

const Flags = chakra('ul', {
  base: {
    listStyle: 'none',
    m: '0',
    p: '0',
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    rowGap: '1',
    fontSize: 'sm',
    '& li': { display: 'inline-flex', alignItems: 'center', gap: '1', color: 'fg.muted' },
    '& svg': { boxSize: '4', flexShrink: '0' },
  },
});

/** What a person is to a child and what they may, each as icon and word. */
export function RelationshipFlags({ of }: { of: RelationshipFieldsFragment }) {
  const t = useRelationshipsTexts();
  const flags = [
    of.isPrimary && { key: 'primary', icon: <Star aria-hidden="true" />, word: t('flag.primary') },
    of.isGuardian && { key: 'guardian', icon: <Scale aria-hidden="true" />, word: t('flag.guardian') },
    of.livesWith && { key: 'livesWith', icon: <House aria-hidden="true" />, word: t('flag.livesWith') },
    of.emergencyOrder !== null && { key: 'emergency', icon: <BellRing aria-hidden="true" />, word: t('flag.emergency', { order: of.emergencyOrder }) },
    of.mayPickUp && !of.isInForce && { key: 'mayPickUp', icon: <CarFront aria-hidden="true" />, word: t('flag.mayPickUp') },
  ].filter((flag) => flag !== false);
  if (flags.length === 0) return null;
  return (
    <Flags>
      {flags.map(({ key, icon, word }) => (
        <li key={key}>
          {icon}
          {word}
        </li>
      ))}
    </Flags>
  );
}

const Warning = chakra('p', {
  base: { display: 'flex', alignItems: 'flex-start', gap: '2', color: 'fg.error', fontWeight: 'semibold', overflowWrap: 'anywhere', '& svg': { boxSize: '5', flexShrink: '0' }, '& small': { fontWeight: 'normal', color: 'fg', fontSize: 'sm', display: 'block' } },
});

/** Who must not come near the child, above everything else that is said of them. */
export function RestrictionWarning({ of }: { of: RelationshipFieldsFragment }) {
  const t = useRelationshipsTexts();
  if (!of.isRestricted) return null;
  const dates = [of.restrictedFrom && t('from', { date: formatDate(of.restrictedFrom) }), of.restrictedTo && t('until', { date: formatDate(of.restrictedTo) })].filter(Boolean).join(' ');
  const detail = [of.restrictionText, dates].filter(Boolean).join(', ');
  if (!of.isInForce) return <chakra.p css={{ color: 'fg.muted', fontSize: 'sm' }}>{[t('lapsed'), detail].filter(Boolean).join(': ')}</chakra.p>;
  return (
    <Warning>
      <ShieldAlert aria-hidden="true" />
      <span>
        {t('restricted', { name: of.other.displayName })}
        <small>{[t('restrictedHint'), detail].filter(Boolean).join(' ')}</small>
      </span>
    </Warning>
  );
}
