import { Button, Notice, notify, SaveState, type SaveStatus, silent, Skeleton, useCoreTexts, useSession } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useOrganizationTermsQuery, useSetOrganizationTermsMutation } from './__generated__/organization-record';
import { useOrganizationsTexts } from '../organizations-texts';
import { useRecordTexts } from './record-texts';
import { RestDialog } from './rest-dialog';
import { TermBoxes } from './term-boxes';

export interface EditTermsProps {
  organization: { id: string; name: string };
  mayEdit: boolean;
  onSaved: () => void;
}

/** Each tick is saved as it is made and can be taken back; resting in the current term, which people work in now, is asked first. */
export function EditTerms({ organization, mayEdit, onSaved }: EditTermsProps) {
  const { id: organizationId } = organization;
  const t = useRecordTexts();
  const words = useOrganizationsTexts();
  const core = useCoreTexts();
  const { timeZone, term: current } = useSession();
  const { data, error, refetch } = useOrganizationTermsQuery({ variables: { organizationId }, context: silent(), fetchPolicy: 'network-only' });
  const [save] = useSetOrganizationTermsMutation({ context: silent() });
  const [status, setStatus] = useState<{ termId: string; is: SaveStatus } | null>(null);
  const [asked, setAsked] = useState<{ termId: string; name: string } | null>(null);
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
  /** Answers whether it is saved. */
  async function change(termId: string, active: boolean): Promise<boolean> {
    const say = (is: SaveStatus) => setStatus({ termId, is });
    let saved = false;
    set(termId, active);
    say({ kind: 'saving' });
    try {
      const answer = await save({ variables: { input: { organizationId, terms: [{ termId, active }] } } });
      const [problem] = answer.data?.setOrganizationTerms.problems ?? [];
      saved = answer.data !== undefined && problem === undefined;
      await refetch();
      say(problem ? { kind: 'failed', reason: problem.message } : { kind: 'saved', at: new Date() });
      onSaved();
    } catch {
      say({ kind: 'failed' });
    }
    // The box follows the server again, whatever became of it.
    set(termId, null);
    return saved;
  }
  async function rest(term: { termId: string; name: string }) {
    if (!(await change(term.termId, false))) return;
    notify({ severity: 'success', title: t('rests', { term: term.name }), detail: organization.name, action: { label: words('action.undo'), onClick: () => void change(term.termId, true) } });
  }
  function tick(termId: string, active: boolean) {
    const term = data?.organizationTerms.find((one) => one.termId === termId);
    if (active || !term) return void change(termId, active);
    if (termId === current?.id) setAsked(term);
    else void rest(term);
  }
  const terms = data.organizationTerms.map((term) => ({ ...term, because: term.inactiveBecauseOf?.name ?? null }));
  const here = new Map(data.organizationTerms.map(({ termId, setHere }) => [termId, !setHere]));
  return (
    <chakra.div css={{ display: 'flex', flexDirection: 'column', gap: '4', maxW: '36rem' }}>
      <p>{t('termsIntro')}</p>
      <TermBoxes terms={terms} disabled={!mayEdit} isActive={(termId) => wanted.get(termId) ?? here.get(termId) ?? true} onChange={tick} beside={(termId) => status?.termId === termId && <SaveState status={status.is} timeZone={timeZone} />} />
      {asked && <RestDialog organization={organization} term={asked} onClose={() => setAsked(null)} onRest={() => rest(asked)} />}
    </chakra.div>
  );
}
