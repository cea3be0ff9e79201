import { Badge, Button, Checkbox, factLine, Notice } from '@afterbell/core/web';
import { gradeLabel, isGrade } from '@afterbell/people/domain';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { candidateFacts } from '../shared/candidate-facts';
import type { SessionApplicantsQuery } from './__generated__/places';
import { useEnrollTexts } from './enroll-texts';

export type Applicant = SessionApplicantsQuery['sessionApplicants']['nodes'][number];

const People = chakra('ul', { base: { listStyle: 'none', m: '0', p: '0', maxH: '40vh', overflowY: 'auto', borderTop: 'hairline', '& > li': { display: 'flex', alignItems: 'center', gap: '2', borderBottom: 'hairline', py: '1' } } });

export interface ApplicantsProps {
  label: string;
  nodes: readonly Applicant[];
  /** Whom the activity is not meant for, and why. */
  outside: ReadonlyMap<string, string>;
  isChosen: (personId: string) => boolean;
  onTurn: (nodes: readonly Applicant[], on: boolean) => void;
}

/** Of two children of one name, what tells them apart. */
const factsOf = ({ birthDate, localId, grade }: Applicant) => (birthDate || localId ? candidateFacts({ birthDate, localId, grade }) : isGrade(grade) ? gradeLabel(grade) : null);

/** A name in a sentence that names several. */
export const toldApart = (applicant: Applicant): string => (applicant.birthDate || applicant.localId ? `${applicant.displayName} (${factsOf(applicant) ?? ''})` : applicant.displayName);

/** Children to choose from, each with what speaks against it. */
export function Applicants({ label, nodes, outside, isChosen, onTurn }: ApplicantsProps) {
  const t = useEnrollTexts();
  return (
    <People aria-label={label}>
      {nodes.map((node) => (
        <li key={node.personId}>
          <Checkbox label={node.displayName} hint={factLine([factsOf(node), outside.get(node.personId)]) || undefined} checked={isChosen(node.personId)} onChange={({ target }) => onTurn([node], target.checked)} />
          {outside.has(node.personId) && <Badge tone="orange">{t('outside')}</Badge>}
          {node.waiting && <Badge tone="orange">{t('waits')}</Badge>}
        </li>
      ))}
    </People>
  );
}

/** Who was chosen before another roster, grade or name was asked for: they are enrolled as well, so they are said, and can be let go of. */
export function HiddenChoice({ nodes, outside, onTurn }: Pick<ApplicantsProps, 'nodes' | 'outside' | 'onTurn'>) {
  const t = useEnrollTexts();
  const [shown, setShown] = useState(false);
  if (nodes.length === 0) return null;
  return (
    <Notice
      severity="warn"
      live
      title={t('hidden', { count: nodes.length })}
      action={
        <>
          <Button aria-expanded={shown} onClick={() => setShown(!shown)}>{shown ? t('hideHidden') : t('showHidden')}</Button>
          <Button onClick={() => onTurn(nodes, false)}>{t('clearHidden')}</Button>
        </>
      }
    >
      {t('hiddenHint')}
      {shown && <Applicants label={t('hiddenWho')} nodes={nodes} outside={outside} isChosen={() => true} onTurn={onTurn} />}
    </Notice>
  );
}
