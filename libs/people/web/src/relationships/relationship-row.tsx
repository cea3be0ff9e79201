import { formatDate } from '@afterbell/core/domain';
import { Avatar, Badge, MoreMenu, type MenuAction, usePermissions } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router';
import type { RelationshipFieldsFragment } from './__generated__/relationships';
import { addressWords, phoneWords } from './contact-words';
import { RelationshipFlags, RestrictionWarning } from './relationship-flags';
import { recordPath } from '../kinds/kind-page';
import { useRelationshipsTexts } from './relationships-texts';

export const RelationshipList = chakra('ul', {
  base: { listStyle: 'none', m: '0', p: '0', '& > li': { display: 'flex', alignItems: 'flex-start', gap: '3', py: '3', borderTop: 'hairline', minW: '0' }, '& > li:last-of-type': { borderBottom: 'hairline' } },
});
const Body = chakra('div', { base: { flex: '1', minW: '0', display: 'flex', flexDirection: 'column', gap: '1', overflowWrap: 'anywhere', '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '2' }, '& a': { textDecoration: 'underline', textUnderlineOffset: '3px' } } });
const Muted = chakra('span', { base: { color: 'fg.muted', fontSize: 'sm' } });

export interface RelationshipRowProps {
  relationship: RelationshipFieldsFragment;
  /** Whose record it stands on: the other of the two is named. */
  personId: string;
  actions: readonly MenuAction[];
  /** Says what the grown-up may on their own record too. */
  says?: boolean;
}

/** One person of the family: who, how to reach them, what they may; a restriction above all. */
export function RelationshipRow({ relationship, personId, actions, says = false }: RelationshipRowProps) {
  const t = useRelationshipsTexts();
  const { set } = usePermissions();
  const { participant, other, label, inverse, endedOn } = relationship;
  const fromChild = participant.id === personId;
  const person = fromChild ? other : participant;
  const to = person.isParticipant ? recordPath('participant', person.id) : person.isContact && set.allows('view', 'people.contacts') ? recordPath('contact', person.id) : null;
  return (
    <li>
      <Avatar name={`${person.firstName} ${person.lastName}`} />
      <Body>
        <div>
          {to ? <Link to={to}>{person.displayName}</Link> : <strong>{person.displayName}</strong>}
          <Muted>{fromChild ? label : inverse}</Muted>
          {endedOn && <Badge tone="gray">{t('ended', { date: formatDate(endedOn) })}</Badge>}
        </div>
        {(fromChild || says) && <RestrictionWarning of={relationship} />}
        {(fromChild || says) && <RelationshipFlags of={relationship} />}
        <Reach person={person} />
      </Body>
      {actions.length > 0 && <MoreMenu label={t('action.more', { name: person.displayName })} items={actions} />}
    </li>
  );
}

function Reach({ person }: { person: RelationshipFieldsFragment['other'] }) {
  const numbers = [person.phone, person.otherPhone].filter((number) => number !== null);
  const address = addressWords(person);
  if (!numbers.length && !person.email && !address) return null;
  return (
    <div>
      {numbers.map((number) => (
        <a key={number} href={`tel:${number}`}>
          {phoneWords(number)}
        </a>
      ))}
      {person.email && <a href={`mailto:${person.email}`}>{person.email}</a>}
      {address && <Muted>{address}</Muted>}
    </div>
  );
}
