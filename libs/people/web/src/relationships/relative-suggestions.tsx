import { Button, factLine, inSentence, notify, Section, silent } from '@afterbell/core/web';
import { relationshipLabel } from '@afterbell/people/domain';
import { chakra } from '@chakra-ui/react';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useRelativeSuggestionsQuery, type RelativeSuggestionsQuery } from './__generated__/relationships';
import { RelationshipList } from './relationship-row';
import { useRelationshipsTexts } from './relationships-texts';
import { useRelationshipChanges } from './use-relationship-changes';

type Suggestion = RelativeSuggestionsQuery['relativeSuggestions'][number];

const Body = chakra('div', { base: { flex: '1 1 14rem', minW: '0', overflowWrap: 'anywhere', '& small': { display: 'block', color: 'fg.muted', fontSize: 'sm' } } });
const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2' } });

/** Who agrees with the child in something that families share: added, or said not to be, with one press. */
export function RelativeSuggestions({ personId, onChanged }: { personId: string; onChanged: () => void }) {
  const t = useRelationshipsTexts();
  const [busy, setBusy] = useState<string | null>(null);
  const { data, refetch } = useRelativeSuggestionsQuery({ variables: { participantId: personId }, context: silent(), fetchPolicy: 'cache-and-network' });
  const changes = useRelationshipChanges(() => {
    void refetch().catch(() => undefined);
    onChanged();
  });
  const suggestions = data?.relativeSuggestions ?? [];
  if (suggestions.length === 0) return null;

  async function link({ person, kind, reasons }: Suggestion) {
    setBusy(person.id);
    const { done, errors } = await changes.add({ participantId: personId, contacts: [{ personId: person.id, kind, livesWith: reasons.includes('address') }], force: false });
    setBusy(null);
    notify(done ? { severity: 'success', title: t('said.added', { name: person.displayName }) } : { severity: 'error', title: t('said.failed'), detail: Object.values(errors).join(' ') });
  }
  return (
    <Section title={t('suggest.title')}>
      <RelationshipList>
        {suggestions.map((suggestion) => {
          const { person, kind, reasons } = suggestion;
          const word = inSentence(relationshipLabel(kind));
          return (
            <chakra.li key={person.id} css={{ flexWrap: 'wrap' }}>
              <Body>
                {person.displayName}
                <small>{factLine(reasons.map((reason) => t(`suggest.${reason}`)))}</small>
              </Body>
              <Actions>
                <Button icon={<UserPlus aria-hidden="true" />} loading={busy === person.id} aria-label={t('suggest.linkOf', { name: person.displayName, kind: word })} onClick={() => void link(suggestion)}>
                  {t('suggest.link', { kind: word })}
                </Button>
                <Button variant="ghost" aria-label={t('suggest.dismissOf', { name: person.displayName })} onClick={() => void changes.dismiss(personId, person)}>
                  {t('suggest.dismiss')}
                </Button>
              </Actions>
            </chakra.li>
          );
        })}
      </RelationshipList>
    </Section>
  );
}
