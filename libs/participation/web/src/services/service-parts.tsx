import { isPlainDate } from '@afterbell/core/domain';
import { DateBox, Field, IconButton, NativeSelect, Section, silent, TextInput, TimeInput, useSession } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { type ServiceRowFragment, useServiceCategoriesQuery } from './__generated__/services';
import { ParticipantChoice } from './person-choice';
import { useServicesTexts } from './services-texts';
import type { ServiceFormState } from './use-service-form';

const Rows = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4', minW: '0' } });
const Row = chakra('div', { base: { display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(4, minmax(0, 1fr))' }, gap: '4', alignItems: 'start' } });
const Chosen = chakra('ul', { base: { listStyle: 'none', m: '0', p: '0', '& > li': { display: 'flex', alignItems: 'center', gap: '2', borderTop: 'hairline', minH: 'control' }, '& > li > span': { flex: '1', minW: '0', overflowWrap: 'anywhere' } } });

/** Whom it was for, of which category, and what was done. */
export function ServiceWho({ form: { draft, people, change, wired, typed }, service }: { form: ServiceFormState; service?: ServiceRowFragment }) {
  const t = useServicesTexts();
  const { today } = useSession();
  const on = isPlainDate(draft.onDate) ? draft.onDate : today;
  const found = useServiceCategoriesQuery({ variables: { on }, context: silent() });
  const options = ((found.data ?? found.previousData)?.serviceCategories ?? []).map(({ code, label }) => ({ value: code, label }));
  // What the list no longer has stays with who has it.
  const offered = service && !options.some(({ value }) => value === service.category) ? [...options, { value: service.category, label: service.categoryLabel }] : options;
  return (
    <Section title={t('who')}>
      <Rows>
        <Field {...wired('personIds')} label={t('field.participants')}>
          <ParticipantChoice chosen={people} onChoose={(one) => change({ people: [...people, one] }, 'personIds')} />
        </Field>
        {people.length > 0 && (
          <Chosen aria-label={t('field.participants')}>
            {people.map(({ id, name }) => (
              <li key={id}>
                <span>{name}</span>
                <IconButton label={t('takeOff', { name })} icon={<X aria-hidden="true" />} onClick={() => change({ people: people.filter((one) => one.id !== id) }, 'personIds')} />
              </li>
            ))}
          </Chosen>
        )}
        <Field {...wired('category')}>
          <NativeSelect placeholder={t('choose')} options={offered} {...typed('category')} />
        </Field>
        <Field {...wired('title')}>
          <TextInput autoComplete="off" {...typed('title')} />
        </Field>
      </Rows>
    </Section>
  );
}

/** The day, and how long it took. */
export function ServiceWhen({ form: { draft, change, label, wired, typed } }: { form: ServiceFormState }) {
  const t = useServicesTexts();
  const { today } = useSession();
  return (
    <Section title={t('when')}>
      <Row>
        <Field {...wired('onDate')}>
          <DateBox label={label('onDate')} value={draft.onDate} max={today} today={today} onChange={(onDate) => change({ draft: { ...draft, onDate } }, 'onDate')} />
        </Field>
        <Field {...wired('startTime')}>
          <TimeInput {...typed('startTime')} />
        </Field>
        <Field {...wired('endTime')}>
          <TimeInput {...typed('endTime')} />
        </Field>
        <Field {...wired('minutes')} help={t('minutesHint')} disabled={draft.startTime !== '' && draft.endTime !== ''}>
          <TextInput inputMode="numeric" autoComplete="off" {...typed('minutes')} />
        </Field>
      </Row>
    </Section>
  );
}
