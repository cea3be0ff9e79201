import { Button, Notice, SaveState, type SaveStatus, silent, Skeleton, useCoreTexts, useSession } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useOrganizationTermsQuery, useSetOrganizationTermsMutation } from './__generated__/organization-record';
import { useRecordTexts } from './record-texts';
import { TermBoxes } from './term-boxes';

export interface EditTermsProps {
  organizationId: string;
  mayEdit: boolean;
  onSaved: () => void;
}

/** Each tick is saved as it is made. */
export function EditTerms({ organizationId, mayEdit, onSaved }: EditTermsProps) {
  const t = useRecordTexts();
  const core = useCoreTexts();
  const { timeZone } = useSession();
  const { data, error, refetch } = useOrganizationTermsQuery({ variables: { organizationId }, context: silent(), fetchPolicy: 'network-only' });
  const [save] = useSetOrganizationTermsMutation({ context: silent() });
  const [status, setStatus] = useState<SaveStatus>({ kind: 'idle' });
  const [wanted, setWanted] = useState<ReadonlyMap<string, boolean>>(new Map());
  if (error) return <Notice severity="error" live action={<Button onClick={() => void refetch()}>{core('retry')}</Button>}>{core('errors.load')}</Notice>;
  if (!data) return <Skeleton lines={4} />;
  if (data.organizationTerms.length === 0) return <p>{t('noTerms')}</p>;
  const set = (termId: string, active: boolean | null) =>
    setWanted((before) => {
      const after = new Map(before);
      if (active === null) after.delete(termId);
      else after.set(termId, active);
      return after;
    });
  async function change(termId: string, active: boolean) {
    set(termId, active);
    setStatus({ kind: 'saving' });
    try {
      const answer = await save({ variables: { input: { organizationId, terms: [{ termId, active }] } } });
      const [problem] = answer.data?.setOrganizationTerms.problems ?? [];
      await refetch();
      setStatus(problem ? { kind: 'failed', reason: problem.message } : { kind: 'saved', at: new Date() });
      onSaved();
    } catch {
      setStatus({ kind: 'failed' });
    }
    // The box follows the server again, whatever became of it.
    set(termId, null);
  }
  const terms = data.organizationTerms.map((term) => ({ ...term, because: term.inactiveBecauseOf?.name ?? null }));
  const here = new Map(data.organizationTerms.map(({ termId, setHere }) => [termId, !setHere]));
  return (
    <chakra.div css={{ display: 'flex', flexDirection: 'column', gap: '4', maxW: '36rem' }}>
      <p>{t('termsIntro')}</p>
      <TermBoxes terms={terms} disabled={!mayEdit} isActive={(termId) => wanted.get(termId) ?? here.get(termId) ?? true} onChange={(termId, active) => void change(termId, active)} />
      <SaveState status={status} timeZone={timeZone} />
    </chakra.div>
  );
}
