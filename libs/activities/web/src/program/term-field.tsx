import { formatDate, type PlainDate } from '@afterbell/core/domain';
import { Field, NativeSelect, Notice } from '@afterbell/core/web';
import { useProgramTexts } from './program-texts';

export interface Term {
  id: string;
  name: string;
  startsOn: PlainDate;
  endsOn: PlainDate;
}

interface Run {
  id: string;
  name: string;
  startsOn: PlainDate;
  endsOn: PlainDate;
}

export interface TermFieldProps {
  terms: readonly Term[];
  value: string | null;
  onChange: (termId: string | null) => void;
  error?: string;
}

/** The reporting term of an activity. */
export function TermField({ terms, value, onChange, error }: TermFieldProps) {
  const t = useProgramTexts();
  if (terms.length === 0) return null;
  return (
    <Field id="termId" label={t('term')} hint={t('termHint')} optional error={error}>
      <NativeSelect value={value ?? ''} placeholder={t('noTerm')} options={terms.map(({ id, name, startsOn, endsOn }) => ({ value: id, label: `${name}, ${formatDate(startsOn)} – ${formatDate(endsOn)}` }))} onChange={({ target }) => onChange(target.value || null)} />
    </Field>
  );
}

/** Sessions that do not lie within a term, said and left as they are. */
export function OutsideTerm({ term, sessions }: { term: Term | null; sessions: readonly Run[] }) {
  const t = useProgramTexts();
  const outside = term ? sessions.filter(({ startsOn, endsOn }) => startsOn < term.startsOn || endsOn > term.endsOn) : [];
  if (!term || outside.length === 0) return null;
  return (
    <Notice severity="warn" live title={t('outside', { count: outside.length, term: term.name })}>
      <ul>
        {outside.map(({ id, name, startsOn, endsOn }) => (
          <li key={id}>{t('outsideOne', { name, from: formatDate(startsOn), to: formatDate(endsOn) })}</li>
        ))}
      </ul>
      {t('outsideHint')}
    </Notice>
  );
}
