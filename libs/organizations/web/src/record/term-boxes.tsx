import { formatDate } from '@afterbell/core/domain';
import { Checkbox, FieldGroup, useSession } from '@afterbell/core/web';
import { useRecordTexts } from './record-texts';

export interface TermBox {
  termId: string;
  name: string;
  startsOn: string;
  endsOn: string;
  /** The organization above that rests in it; then nothing can be ticked here. */
  because: string | null;
}

export interface TermBoxesProps {
  terms: readonly TermBox[];
  isActive: (termId: string) => boolean;
  onChange: (termId: string, active: boolean) => void;
  disabled?: boolean;
}

/** Reporting terms, newest first, ticked where the organization is active. */
export function TermBoxes({ terms, isActive, onChange, disabled = false }: TermBoxesProps) {
  const t = useRecordTexts();
  const { term: current } = useSession();
  return (
    <FieldGroup legend={t('termsLegend')}>
      {terms.map(({ termId, name, startsOn, endsOn, because }) => (
        <Checkbox
          key={termId}
          label={termId === current?.id ? `${name} (${t('current')})` : name}
          hint={[t('termDates', { from: formatDate(startsOn), to: formatDate(endsOn) }), because === null ? '' : t('becauseOf', { name: because })].filter(Boolean).join(' · ')}
          checked={because === null && isActive(termId)}
          disabled={disabled || because !== null}
          onChange={(event) => onChange(termId, event.target.checked)}
        />
      ))}
    </FieldGroup>
  );
}
