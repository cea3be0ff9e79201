import { formatDate } from '@afterbell/core/domain';
import { Badge, Button, Dialog, Notice, useCoreTexts } from '@afterbell/core/web';
import { gradeLabel, isGrade } from '@afterbell/people/domain';
import { chakra } from '@chakra-ui/react';
import { phoneWords } from '../relationships/contact-words';
import { useDuplicateTexts } from './duplicate-texts';

/** What is compared of what was typed and of a record. */
export interface ComparedPerson {
  label: string;
  birthDate?: string | null;
  grade?: string | null;
  localId?: string | null;
  generatedId?: string | null;
  email?: string | null;
  phone?: string | null;
}

export interface DuplicatePerson extends ComparedPerson {
  id: string;
  reason: string | null;
  /** What the person is on record as: `participant`, `staff`, `teacher`, `board_member`, `contact`. */
  kinds?: readonly string[] | null;
}

export interface DuplicateDialogProps {
  /** The server's own: `Duplicate Staff`, `Similar Teacher` … */
  title: string;
  /** What else the server says: that the person is on record as something else. */
  note?: string | null;
  entered: ComparedPerson;
  /** Most alike first. */
  candidates: readonly DuplicatePerson[];
  busy: boolean;
  failure?: string | null;
  onUse: (id: string) => void;
  onAdd: () => void;
  /** Back to what was typed; nothing of it is lost. */
  onClose: () => void;
}

const FACTS = ['name', 'birthDate', 'grade', 'localId', 'generatedId', 'email', 'phone'] as const;
type FactName = (typeof FACTS)[number];

const Cards = chakra('ul', { base: { listStyle: 'none', p: '0', m: '0', mt: '4', display: 'flex', flexDirection: 'column', gap: '4' } });
const Card = chakra('li', { base: { border: 'hairline', borderRadius: 'md', p: '3', display: 'flex', flexDirection: 'column', gap: '3', minW: '0' } });
const Table = chakra('table', {
  base: {
    width: 'full',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    fontSize: 'sm',
    '& th': { textAlign: 'start', fontWeight: 'normal', color: 'fg.muted', fontSize: 'xs', py: '1', pe: '2', verticalAlign: 'baseline' },
    '& tbody th': { width: '6rem' },
    '& td': { py: '1', pe: '2', verticalAlign: 'baseline', overflowWrap: 'anywhere', borderTop: 'hairline' },
    '& tbody th[scope=row]': { borderTop: 'hairline' },
    '& [data-same]': { fontWeight: 'semibold' },
  },
});

function wordOf(person: ComparedPerson, fact: FactName): string | null {
  if (fact === 'name') return person.label;
  const value = person[fact] || null;
  if (fact === 'birthDate') return value && formatDate(value);
  if (fact === 'phone') return phoneWords(value);
  return fact === 'grade' && isGrade(value) ? gradeLabel(value) : value;
}

/** Somebody alike is on record: what was typed beside each record, and one decision: that record, or another person after all. */
export function DuplicateDialog({ title, note, entered, candidates, busy, failure, onUse, onAdd, onClose }: DuplicateDialogProps) {
  const t = useDuplicateTexts();
  const core = useCoreTexts();
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnOutside={false}
      size="lg"
      title={title}
      description={t('body')}
      footer={
        <>
          <Button onClick={onClose}>{core('back')}</Button>
          <Button loading={busy} onClick={onAdd}>
            {t('addAnyway')}
          </Button>
        </>
      }
    >
      {failure && (
        <Notice severity="error" live>
          {failure}
        </Notice>
      )}
      {note && (
        <chakra.div css={{ mt: '3' }}>
          <Notice>{note}</Notice>
        </chakra.div>
      )}
      <Cards>
        {candidates.map((candidate) => (
          <Card key={candidate.id}>
            <chakra.div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' }}>
              <chakra.strong css={{ overflowWrap: 'anywhere' }}>{candidate.label}</chakra.strong>
              {(candidate.kinds ?? []).map((kind) => (
                <Badge key={kind} tone="gray">{t(`kind.${kind as 'staff'}`)}</Badge>
              ))}
            </chakra.div>
            {candidate.reason && <chakra.p css={{ color: 'fg.muted', fontSize: 'sm' }}>{candidate.reason}</chakra.p>}
            <Compared entered={entered} candidate={candidate} />
            <chakra.div css={{ display: 'flex', justifyContent: 'flex-end' }}>
              <Button variant="solid" disabled={busy} aria-label={t('useThisOf', { name: candidate.label })} onClick={() => onUse(candidate.id)}>
                {t('useThis')}
              </Button>
            </chakra.div>
          </Card>
        ))}
      </Cards>
    </Dialog>
  );
}

function Compared({ entered, candidate }: { entered: ComparedPerson; candidate: DuplicatePerson }) {
  const t = useDuplicateTexts();
  const rows = FACTS.map((fact) => ({ fact, mine: wordOf(entered, fact), theirs: wordOf(candidate, fact) })).filter(({ mine, theirs }) => mine !== null || theirs !== null);
  return (
    <Table aria-label={candidate.label}>
      <thead>
        <tr>
          <th style={{ width: '6rem' }} />
          <th scope="col">{t('entered')}</th>
          <th scope="col">{t('onRecord')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ fact, mine, theirs }) => {
          const same = mine !== null && mine.toLowerCase() === theirs?.toLowerCase();
          return (
            <tr key={fact} title={same ? t('same') : undefined}>
              <th scope="row">{t(`fact.${fact}`)}</th>
              <td>{mine ?? t('nothing')}</td>
              <td data-same={same || undefined}>{theirs ?? t('nothing')}</td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
