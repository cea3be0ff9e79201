import { formatDate } from '@afterbell/core/domain';
import { Checkbox, factLine, FieldGroup, useSession } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
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
  /** Beside a box: what became of its change. */
  beside?: (termId: string) => ReactNode;
}

const Line = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', columnGap: '4' } });

/** Reporting terms, newest first, ticked where the organization is active. */
export function TermBoxes({ terms, isActive, onChange, disabled = false, beside }: TermBoxesProps) {
  const t = useRecordTexts();
  const { term: current } = useSession();
  return (
    <FieldGroup legend={t('termsLegend')}>
      {terms.map(({ termId, name, startsOn, endsOn, because }) => (
        <Line key={termId}>
          <Checkbox
            label={termId === current?.id ? `${name} (${t('current')})` : name}
            hint={factLine([t('termDates', { from: formatDate(startsOn), to: formatDate(endsOn) }), because === null ? '' : t('becauseOf', { name: because })])}
            checked={because === null && isActive(termId)}
            disabled={disabled || because !== null}
            onChange={(event) => onChange(termId, event.target.checked)}
          />
          {beside?.(termId)}
        </Line>
      ))}
    </FieldGroup>
  );
}
