import { chakra } from '@chakra-ui/react';
import { ShieldAlert, TriangleAlert } from 'lucide-react';
import { useParticipantsTexts } from './participants-texts';

const Flags = chakra('span', {
  base: {
    display: 'inline-flex',
    verticalAlign: 'middle',
    flexWrap: 'wrap',
    columnGap: '3',
    rowGap: '0.5',
    '& > span': { display: 'inline-flex', alignItems: 'center', gap: '1', fontSize: 'xs', fontWeight: 'semibold', whiteSpace: 'nowrap' },
    '& svg': { boxSize: '4', flexShrink: '0' },
  },
});

export interface ParticipantFlagsProps {
  allergies: string | null;
  contactRestriction: string | null;
}

/** What those in charge must know of, as icon and word; not a status, so it has no status colour. */
export function ParticipantFlags({ allergies, contactRestriction }: ParticipantFlagsProps) {
  const t = useParticipantsTexts();
  if (!allergies && !contactRestriction) return null;
  return (
    <Flags>
      {allergies && (
        <span title={allergies}>
          <TriangleAlert aria-hidden="true" />
          {t('allergy')}
        </span>
      )}
      {contactRestriction && (
        <span title={contactRestriction}>
          <ShieldAlert aria-hidden="true" />
          {t('contactRestriction')}
        </span>
      )}
    </Flags>
  );
}
