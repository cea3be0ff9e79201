import { formatDate } from '@afterbell/core/domain';
import { Avatar, Badge, MoreMenu, Section, type MenuAction, factLine } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { RelationshipFlags, RestrictionWarning } from '../relationships/relationship-flags';
import { phoneWords } from '../relationships/contact-words';
import { RelationshipList } from '../relationships/relationship-row';
import { StayMark } from '../stay-mark';
import type { HouseholdRecordQuery } from './__generated__/households';
import { useHouseholdsTexts } from './households-texts';

type Household = HouseholdRecordQuery['household'];
export type Member = Household['members'][number];

const Body = chakra('div', { base: { flex: '1', minW: '0', overflowWrap: 'anywhere', display: 'flex', flexDirection: 'column', gap: '1', '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2' }, '& a': { textDecoration: 'underline', textUnderlineOffset: '3px' } } });
const Muted = chakra('span', { base: { color: 'fg.muted', fontSize: 'sm' } });

/** A participant leads to the record; others have none of their own here. */
function Name({ person }: { person: Pick<Member['person'], 'id' | 'displayName' | 'isParticipant'> }) {
  return person.isParticipant ? <Link to={`/people/participants/edit?id=${person.id}&tab=RELATIONSHIPS`}>{person.displayName}</Link> : <strong>{person.displayName}</strong>;
}

export function MembersSection({ members, action, actionsOf }: { members: readonly Member[]; action: ReactNode; actionsOf: (member: Member) => readonly MenuAction[] }) {
  const t = useHouseholdsTexts();
  const today = members.filter(({ leftOn }) => leftOn === null);
  const former = members.filter(({ leftOn }) => leftOn !== null);
  return (
    <>
      <Section title={t('members')} action={action}>
        <RelationshipList aria-label={t('members')}>
          {today.map((member) => (
            <li key={member.id}>
              <Avatar name={`${member.person.firstName} ${member.person.lastName}`} />
              <Body>
                <div>
                  <Name person={member.person} />
                  <StayMark stay={member.person.stay} />
                  {member.isPrimary && (
                    <Badge tone="gray" icon={<Star aria-hidden="true" />}>
                      {t('primary')}
                    </Badge>
                  )}
                </div>
                <Muted>{factLine([member.person.isParticipant && t('child'), t('since', { date: formatDate(member.joinedOn) }), phoneWords(member.person.phone)])}</Muted>
              </Body>
              <MoreMenu label={t('action.more', { name: member.person.displayName })} items={actionsOf(member)} />
            </li>
          ))}
        </RelationshipList>
      </Section>
      {former.length > 0 && (
        <Section title={t('formerMembers')}>
          <RelationshipList aria-label={t('formerMembers')}>
            {former.map((member) => (
              <li key={member.id}>
                <Body>
                  <Name person={member.person} />
                  <Muted>{t('lived', { from: formatDate(member.joinedOn), to: member.leftOn ? formatDate(member.leftOn) : '' })}</Muted>
                </Body>
              </li>
            ))}
          </RelationshipList>
        </Section>
      )}
    </>
  );
}

/** Contacts of the children who live there, each child's beside the other's. Nothing for who may not see relationships. */
export function ContactsSection({ contacts }: { contacts: Household['contacts'] }) {
  const t = useHouseholdsTexts();
  if (!contacts) return null;
  return (
    <Section title={t('contacts')}>
      {contacts.length === 0 ? (
        <Muted>{t('noContacts')}</Muted>
      ) : (
        <RelationshipList aria-label={t('contacts')}>
          {contacts.map((contact) => (
            <li key={contact.id}>
              <Body>
                <div>
                  <Name person={contact.other} />
                  <Muted>{t('ofChild', { label: contact.label, child: contact.participant.displayName })}</Muted>
                </div>
                <RestrictionWarning of={contact} />
                <RelationshipFlags of={contact} />
                {contact.other.phone && <a href={`tel:${contact.other.phone}`}>{phoneWords(contact.other.phone)}</a>}
              </Body>
            </li>
          ))}
        </RelationshipList>
      )}
    </Section>
  );
}
