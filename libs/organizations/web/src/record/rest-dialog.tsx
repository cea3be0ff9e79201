import { ConfirmDialog, silent, Skeleton } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { useOrganizationObstaclesQuery } from '../shared/__generated__/organization-changes';
import { useRecordTexts } from './record-texts';

const List = chakra('ul', { base: { ps: '5', mt: '1', listStyle: 'disc', overflowWrap: 'anywhere' } });

export interface RestDialogProps {
  organization: { id: string; name: string };
  term: { name: string };
  onClose: () => void;
  onRest: () => Promise<void>;
}

/** What is hidden when an organization rests in the term that everybody works in, by name and number. */
export function RestDialog({ organization: { id, name }, term, onClose, onRest }: RestDialogProps) {
  const t = useRecordTexts();
  const { data, loading } = useOrganizationObstaclesQuery({ variables: { id }, context: silent(), fetchPolicy: 'network-only' });
  // A term that is going on is no use of its own: that it is the current one has been said.
  const uses = (data?.organization.whatStandsInTheWay ?? []).filter(({ kind }) => kind !== 'periods');
  return (
    <ConfirmDialog open onClose={onClose} onConfirm={onRest} title={t('restTitle', { name, term: term.name })} description={t('restIntro', { term: term.name })} confirmLabel={t('restConfirm', { term: term.name })}>
      {loading && !data ? (
        <Skeleton lines={2} />
      ) : (
        uses.length > 0 && (
          <chakra.div css={{ mt: '3' }}>
            <p>{t('restHides')}</p>
            <List>
              {uses.map(({ kind, message }) => (
                <li key={kind}>{message}</li>
              ))}
            </List>
          </chakra.div>
        )
      )}
    </ConfirmDialog>
  );
}
