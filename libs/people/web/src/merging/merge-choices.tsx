import { formatDate } from '@afterbell/core/domain';
import { formatPersonName, gradeLabel, isGrade } from '@afterbell/people/domain';
import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { phoneWords } from '../relationships/contact-words';
import type { MergePreviewQuery } from './__generated__/merge';
import { useMergeTexts } from './merge-texts';

export type MergeField = MergePreviewQuery['mergePreview']['fields'][number];
export type Pick = 'winner' | 'loser' | 'both';
export type Picks = Readonly<Record<string, Pick>>;

/** What is best, before anybody has looked. */
export const suggestedPicks = (fields: readonly MergeField[]): Picks => Object.fromEntries(fields.map(({ name, suggestsLoser, both }) => [name, both !== null ? 'both' : suggestsLoser ? 'loser' : 'winner']));

/** The name that stands once it is merged as picked; `fallback` where the form has no names. */
export function standingName(fields: readonly MergeField[], picks: Picks, fallback: string): string {
  const part = (name: string) => {
    const field = fields.find((one) => one.name === name);
    return (field && (picks[name] === 'loser' ? field.loser : field.winner)) ?? '';
  };
  const [firstName, lastName] = [part('firstName'), part('lastName')];
  return firstName ? formatPersonName({ firstName, lastName, preferredName: part('preferredName') }) : fallback;
}

export const differs = ({ winner, loser }: MergeField): boolean => winner !== loser;

const Row = chakra('fieldset', {
  base: {
    m: '0',
    p: '0',
    border: '0',
    minW: '0',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '9rem minmax(0, 1fr) minmax(0, 1fr)' },
    gap: '2',
    alignItems: 'start',
    pt: '3',
    pb: '2',
    borderBottom: 'hairline',
    '& legend': { float: { md: 'inline-start' }, fontWeight: 'medium', pt: { md: '1.5' }, p: '0', overflowWrap: 'anywhere' },
  },
});
const Choice = chakra('label', {
  base: {
    display: 'flex',
    gap: '2',
    alignItems: 'start',
    px: '2',
    py: '1.5',
    minH: '9',
    border: 'hairline',
    borderRadius: 'md',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    minW: '0',
    '& input': { mt: '0.5', flexShrink: '0', boxSize: '1.125rem', accentColor: 'var(--chakra-colors-accent-solid)' },
    '& span': { minW: '0' },
    '&:has(:checked)': { bg: 'bg.muted', fontWeight: 'medium', borderColor: 'fg.muted' },
    '@media (pointer: coarse)': { minH: 'touch' },
  },
});
const Empty = chakra('span', { base: { color: 'fg.muted' } });

/** Field by field, one radio group each: arrow keys choose, Tab goes on. */
export function MergeChoices({ fields, picks, onPick }: { fields: readonly MergeField[]; picks: Picks; onPick: (name: string, pick: Pick) => void }) {
  return (
    <div>
      {fields.map((field) => (
        <ChoiceRow key={field.name} field={field} pick={picks[field.name] ?? 'winner'} onPick={(pick) => onPick(field.name, pick)} />
      ))}
    </div>
  );
}

function ChoiceRow({ field, pick, onPick }: { field: MergeField; pick: Pick; onPick: (pick: Pick) => void }) {
  const t = useMergeTexts();
  const words = useValueWords();
  const group = useId();
  const label = field.name === 'photoFileId' ? t('photo') : field.label;
  const choice = (side: Pick, text: string | null, wide = false) => (
    <Choice css={wide ? { gridColumn: { md: '2 / -1' } } : undefined}>
      <input type="radio" name={group} checked={pick === side} onChange={() => onPick(side)} />
      {text === null ? <Empty>{t('none')}</Empty> : <span>{text}</span>}
    </Choice>
  );
  return (
    <Row>
      <legend>{label}</legend>
      {choice('winner', words(field, field.winner))}
      {choice('loser', words(field, field.loser))}
      {field.both !== null && choice('both', t('both', { text: field.both }), true)}
    </Row>
  );
}

/** A value as the record shows it. */
function useValueWords(): (field: MergeField, value: string | null) => string | null {
  const t = useMergeTexts();
  return ({ name }, value) => {
    if (value === null) return null;
    if (name === 'birthDate') return formatDate(value);
    if (name === 'grade') return isGrade(value) ? gradeLabel(value) : value;
    if (name === 'phone' || name === 'otherPhone') return phoneWords(value);
    return name === 'photoFileId' ? t('photo') : value;
  };
}
