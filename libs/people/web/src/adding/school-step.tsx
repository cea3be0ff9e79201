import { Checkbox, FieldGroup, Field, NativeSelect, Notice, silent, Skeleton, Section, useCoreTexts, usePermissions } from '@afterbell/core/web';
import { FormPart } from '@afterbell/forms/web';
import { isStayDay, isTraitList, parseGrade, type TraitList } from '@afterbell/people/domain';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useAddingListsQuery, type AddingListsQuery } from './__generated__/add-participant';
import { OutsideGradeOf } from '../registration/outside-grade';
import { useAddingTexts } from './adding-texts';
import type { Wizard } from './wizard';
import { AgeWarning } from './wizard-notices';

type CodeList = AddingListsQuery['codeLists'][number];

const Grid = chakra('div', { base: { display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }, columnGap: '6', rowGap: '5', alignItems: 'start' } });

/** The lists as they hold on the first day, or held on the last one that was a whole day; those that the person may not fill in are absent. */
export function useLists(on: string) {
  const [day, setDay] = useState(() => (isStayDay(on) ? on : null));
  if (on !== day && isStayDay(on)) setDay(on);
  return useAddingListsQuery({ variables: { on: day }, context: silent() });
}

/** Grade and identifiers of the form, and what is asked of every child by coded lists. */
export function SchoolStep({ wizard }: { wizard: Wizard }) {
  const t = useAddingTexts();
  const core = useCoreTexts();
  const { set } = usePermissions();
  const { data, error } = useLists(wizard.extra.startsOn);
  const sensitive = set.allows('edit', 'people.participants', 'REGISTRATION');
  const lists = (data?.codeLists ?? []).filter((list) => isTraitList(list.list) && (sensitive || !list.sensitive));
  const put = (list: TraitList, codes: readonly string[]) => wizard.set({ traits: { ...wizard.extra.traits, [list]: codes } });
  return (
    <>
      <FormPart store={wizard.store} fields={wizard.fieldsOf('school-information')} />
      <OutsideGradeOf siteId={wizard.extra.site?.id ?? null} grade={parseGrade(wizard.answer('grade'))} />
      <AgeWarning wizard={wizard} />
      <Section title={t('traitsTitle')}>
        <chakra.p css={{ color: 'fg.muted', mb: '4' }}>{t('traitsHint')}</chakra.p>
        {error ? <Notice severity="error">{core('errors.load')}</Notice> : !data ? <Skeleton lines={4} /> : (
          <Grid>
            {lists.map((list) => (
              <TraitField key={list.list} list={list} value={wizard.extra.traits[list.list as TraitList] ?? []} onChange={(codes) => put(list.list as TraitList, codes)} />
            ))}
          </Grid>
        )}
      </Section>
    </>
  );
}

function TraitField({ list, value, onChange }: { list: CodeList; value: readonly string[]; onChange: (codes: readonly string[]) => void }) {
  const t = useAddingTexts();
  if (!list.several) {
    return (
      <Field id={`trait-${list.list}`} label={list.label} optional>
        <NativeSelect value={value[0] ?? ''} placeholder={t('notSaid')} options={list.codes.map(({ code, label }) => ({ value: code, label }))} onChange={(event) => onChange(event.target.value ? [event.target.value] : [])} />
      </Field>
    );
  }
  return (
    <chakra.div css={{ gridColumn: '1 / -1' }}>
      <CodeBoxes id={`trait-${list.list}`} list={list} value={value} onChange={onChange} />
    </chakra.div>
  );
}

/** Several codes of a list, as boxes to tick. */
export function CodeBoxes({ id, list, value, error, onChange }: { id: string; list: Pick<CodeList, 'label' | 'codes'>; value: readonly string[]; error?: string; onChange: (codes: readonly string[]) => void }) {
  return (
    <FieldGroup id={id} legend={list.label} optional error={error}>
      <Grid css={{ rowGap: '1' }}>
        {list.codes.map(({ code, label }) => (
          <Checkbox key={code} label={label} checked={value.includes(code)} onChange={(event) => onChange(event.target.checked ? [...value, code] : value.filter((one) => one !== code))} />
        ))}
      </Grid>
    </FieldGroup>
  );
}
