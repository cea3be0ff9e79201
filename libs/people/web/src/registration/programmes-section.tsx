import { Button, DateBox, Field, NativeSelect, Notice, Section, useHalfTyped, useSession } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import type { ParticipantRegistrationQuery, StayFieldsFragment } from './__generated__/registration';
import { useRegistrationTexts } from './registration-texts';
import { useSpan } from './stays-section';
import { type StayFailure, useStays } from './use-stays';

type CodeList = ParticipantRegistrationQuery['codeLists'][number];
const Rows = chakra('ul', { base: { listStyle: 'none', m: '0', p: '0', display: 'flex', flexDirection: 'column', gap: '4' } });
const Row = chakra('li', { base: { display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr) auto' }, gap: '3', alignItems: 'start', borderBottom: 'hairline', pb: '4', '& > button': { justifySelf: 'start', mt: { md: '8' } } } });

interface Wish {
  code: string;
  startsOn: string;
  endsOn: string;
}

/** The programmes of one stay, edited and saved together. */
export function ProgrammesSection({ personId, stay, list, canEdit, reload }: { personId: string; stay: StayFieldsFragment; list: CodeList; canEdit: boolean; reload: () => Promise<unknown> }) {
  const t = useRegistrationTexts();
  const { today } = useSession();
  const span = useSpan();
  const { programmes } = useStays(personId, reload);
  const stored = stay.programmes.map(({ code, startsOn, endsOn }): Wish => ({ code, startsOn, endsOn: endsOn ?? '' }));
  const [wishes, setWishes] = useState(stored);
  const [failures, setFailures] = useState<readonly StayFailure[]>([]);
  const [busy, setBusy] = useState(false);
  const isHalf = useHalfTyped();
  const rows = useRef<HTMLUListElement>(null);
  const dirty = JSON.stringify(wishes) !== JSON.stringify(stored);
  const at = (index: number) => `programmes.${index}.`;
  const errorAt = (index: number, name: keyof Wish) => failures.find(({ path }) => path === `${at(index)}${name}`)?.message;
  const elsewhere = failures.filter(({ path }) => !wishes.some((_, index) => path?.startsWith(at(index))));
  function put(index: number, part: Partial<Wish>) {
    setWishes(wishes.map((one, place) => (place === index ? { ...one, ...part } : one)));
    setFailures(failures.filter(({ path }) => !path?.startsWith(at(index))));
  }
  function remove(index: number) {
    setWishes(wishes.filter((_, place) => place !== index));
    setFailures([]);
  }
  async function save() {
    if (busy || isHalf(rows.current)) return;
    setBusy(true);
    const found = await programmes(stay, wishes.map((one) => ({ ...one, endsOn: one.endsOn || null })));
    setBusy(false);
    setFailures(found ? (found.all ?? [found]) : []);
  }
  const options = list.codes.map(({ code, label }) => ({ value: code, label }));
  if (!canEdit) {
    return (
      <Section title={t('programmesOf', { site: stay.organization.name })}>
        <p>{stay.programmes.map((one) => `${one.label} (${span(one)})`).join('; ') || t('noProgrammes')}</p>
      </Section>
    );
  }
  return (
    <Section title={t('programmesOf', { site: stay.organization.name })}>
      <chakra.p css={{ color: 'fg.muted', mb: '3' }}>{span(stay)}</chakra.p>
      {elsewhere.map(({ message }) => <Notice key={message} severity="error" live>{message}</Notice>)}
      <Rows ref={rows}>
        {wishes.map((wish, index) => {
          const label = options.find(({ value }) => value === wish.code)?.label ?? wish.code;
          return (
            <Row key={index}>
              <Field label={t('programme')} error={errorAt(index, 'code')}>
                <NativeSelect value={wish.code} options={options.some(({ value }) => value === wish.code) ? options : [...options, { value: wish.code, label }]} onChange={(event) => put(index, { code: event.target.value })} />
              </Field>
              <Field label={t('firstDay')} error={errorAt(index, 'startsOn')}>
                <DateBox label={t('firstDay')} value={wish.startsOn} today={today} min={stay.startsOn} max={stay.endsOn ?? undefined} onChange={(startsOn) => put(index, { startsOn })} />
              </Field>
              <Field label={t('lastDay')} optional error={errorAt(index, 'endsOn')}>
                <DateBox label={t('lastDay')} value={wish.endsOn} today={today} min={wish.startsOn} max={stay.endsOn ?? undefined} onChange={(endsOn) => put(index, { endsOn })} />
              </Field>
              <Button variant="link" aria-label={t('removeProgramme', { name: label })} onClick={() => remove(index)}>
                {t('removeProgramme', { name: '' })}
              </Button>
            </Row>
          );
        })}
      </Rows>
      <chakra.div css={{ display: 'flex', gap: '3', mt: '3' }}>
        <Button onClick={() => setWishes([...wishes, { code: list.codes.find(({ code }) => !wishes.some((one) => one.code === code))?.code ?? '', startsOn: stay.startsOn > today || stay.state === 'ended' ? stay.startsOn : today, endsOn: '' }])}>{t('addProgramme')}</Button>
        <Button variant="solid" disabled={!dirty} loading={busy} onClick={() => void save()}>{t('save')}</Button>
      </chakra.div>
    </Section>
  );
}
