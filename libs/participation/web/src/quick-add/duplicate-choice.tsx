import { Button, Dialog, Notice, useCoreTexts } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { candidateFacts } from '../shared/candidate-facts';
import { useQuickAddTexts } from './quick-add-texts';

export interface Candidate {
  id: string;
  label: string;
  reason: string | null;
  birthDate?: string | null;
  grade?: string | null;
  localId?: string | null;
  generatedId?: string | null;
}

export interface DuplicateChoiceProps {
  candidates: readonly Candidate[];
  /** Whether the child is on the roster already. */
  isListed: (id: string) => boolean;
  busy: boolean;
  failure: string | null;
  onUse: (id: string) => void;
  onAdd: () => void;
  onBack: () => void;
  onClose: () => void;
}

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    p: '0',
    m: '0',
    mt: '3',
    '& > li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', borderTop: 'hairline', py: '2', minH: 'touch', '& > span': { flex: '1 1 12rem', minW: '0' } },
    '& small': { display: 'block', color: 'fg.muted', fontSize: 'xs' },
  },
});

/** Somebody alike is on record: one child, one record, unless they really are two. */
export function DuplicateChoice({ candidates, isListed, busy, failure, onUse, onAdd, onBack, onClose }: DuplicateChoiceProps) {
  const t = useQuickAddTexts();
  const core = useCoreTexts();
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnOutside={false}
      title={t('dupTitle', { count: candidates.length })}
      description={t('dupBody')}
      footer={
        <>
          <Button onClick={onBack}>{core('back')}</Button>
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
      <List>
        {candidates.map(({ id, label, reason, ...facts }) => (
          <li key={id}>
            <span>
              <strong>{label}</strong>
              <small id={`facts-${id}`}>{candidateFacts({ ...facts, enrolled: isListed(id) })}</small>
              {reason && <small>{reason}</small>}
            </span>
            <Button variant="solid" disabled={busy} aria-label={t('useThisOf', { name: label })} aria-describedby={`facts-${id}`} onClick={() => onUse(id)}>
              {t('useThis')}
            </Button>
          </li>
        ))}
      </List>
    </Dialog>
  );
}
