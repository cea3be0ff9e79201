import { chakra } from '@chakra-ui/react';
import { useCoreTexts } from '../i18n/core-texts';
import { useTermsQuery } from '../session/__generated__/session';
import { useSession } from '../session/session-context';
import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { NativeSelect } from '../ui/inputs';
import { termGroups } from './term-groups';

export interface TermChoiceProps {
  value: string | undefined;
  onChange: (termId: string) => void;
  busy: boolean;
  onSwitch: (name: string) => void;
}

/** The term to work in. It goes along with an organization that is chosen, or alone by its button: arrows in the list must not switch by themselves. */
export function TermChoice({ value, onChange, busy, onSwitch }: TermChoiceProps) {
  const t = useCoreTexts();
  const { term, today } = useSession();
  const terms = useTermsQuery().data?.terms ?? [];
  const chosen = terms.find(({ id }) => id === value);
  if (terms.length < 2) return null;
  return (
    <chakra.div css={{ display: 'flex', alignItems: 'flex-end', gap: '2' }}>
      <chakra.div css={{ flex: '1', minW: '0' }}>
        <Field label={t('shell.term')}>
          <NativeSelect value={value ?? ''} placeholder={term ? undefined : t('shell.noTerm')} groups={termGroups(terms, today, t)} onChange={(event) => onChange(event.target.value)} />
        </Field>
      </chakra.div>
      {chosen && chosen.id !== term?.id && (
        <Button variant="solid" loading={busy} onClick={() => onSwitch(chosen.name)}>
          {t('shell.switchTerm')}
        </Button>
      )}
    </chakra.div>
  );
}
