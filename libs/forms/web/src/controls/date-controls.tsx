import { dateIn, formatDate, isPlainTime, timeIn } from '@afterbell/core/domain';
import { CalendarPicker, DateBox, Field, halfKept, TimeInput } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { useFormsTexts } from '../forms-texts';
import { ChipList } from './chip-list';
import { asText, asTexts, partOf, type ControlProps } from './control-props';

const limitsOf = ({ field: { limits }, context }: ControlProps) => ({ min: limits.minDate, max: limits.maxDate, disabledDates: limits.disabledDates, disabledDays: limits.disabledDays, today: context.today });

export function DateControl(props: ControlProps) {
  return <DateBox {...limitsOf(props)} label={props.field.name} value={asText(props.value)} onChange={(date) => props.onChange(date || null)} onBlur={props.onLeave} />;
}

const Pair = chakra('div', { base: { display: 'grid', gap: '3', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))' } });

/** An empty pair is no answer; a half one is kept as it stands until it is whole. */
const pairOf = (value: unknown, keys: readonly [string, string]) => {
  const [a, b] = keys;
  const pair = { [a]: asText(partOf(value, a)), [b]: asText(partOf(value, b)) };
  return { pair, changed: (key: string, text: string) => ((key === a ? pair[b] : pair[a]) || text ? { ...pair, [key]: text } : null) };
};

export function DateRangeControl(props: ControlProps) {
  const t = useFormsTexts();
  const { id, value, onChange, onLeave } = props;
  const { pair, changed } = pairOf(value, ['start', 'end']);
  const start = pair.start ?? '';
  return (
    <Pair>
      <Field id={`${id}-start`} label={t('from')}>
        <DateBox {...limitsOf(props)} label={`${props.field.name}, ${t('from')}`} value={start} onChange={(date) => onChange(changed('start', date))} onBlur={onLeave} />
      </Field>
      <Field id={`${id}-end`} label={t('to')}>
        <DateBox {...limitsOf(props)} label={`${props.field.name}, ${t('to')}`} value={pair.end ?? ''} onChange={(date) => onChange(changed('end', date))} onBlur={onLeave} />
      </Field>
    </Pair>
  );
}

/** Several days: a month to choose from, and what is chosen in words. */
export function DatesControl(props: ControlProps) {
  const t = useFormsTexts();
  const { field, value, onChange } = props;
  const days = asTexts(value);
  const max = field.limits.maxCount;
  const change = (chosen: readonly string[]) => onChange(chosen.length > 0 ? [...chosen].sort() : null);
  return (
    <chakra.div css={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '2' }}>
      {max !== undefined && <chakra.p css={{ fontSize: 'sm', color: 'fg.muted' }}>{t('allowedDays', { count: max })}</chakra.p>}
      <ChipList label={t('chosen', { count: days.length })} chips={days.map((day) => ({ key: day, label: formatDate(day) }))} onRemove={(day) => change(days.filter((other) => other !== day))} />
      <CalendarPicker {...limitsOf(props)} label={field.name} selection="multiple" maxDates={max} value={days} onChange={change} />
    </chakra.div>
  );
}

/** The wall clock of the tenant's place; the type turns it into an instant. */
export function DateTimeControl(props: ControlProps) {
  const t = useFormsTexts();
  const { id, value, context, onChange, onLeave } = props;
  const [date, time] = wallOf(asText(value), context.timeZone);
  const change = (nextDate: string, nextTime: string) => onChange(nextDate || nextTime ? `${nextDate}T${nextTime}` : null);
  return (
    <Pair>
      <Field id={`${id}-date`} label={t('date')}>
        <DateBox {...limitsOf(props)} label={props.field.name} value={date} onChange={(next) => change(next, time)} onBlur={onLeave} />
      </Field>
      <Field id={`${id}-time`} label={t('time')}>
        <TimeBox value={time} onChange={(next) => change(date, next)} onLeave={onLeave} />
      </Field>
    </Pair>
  );
}

function wallOf(value: string, timeZone: string): [date: string, time: string] {
  if (value.endsWith('Z')) {
    const instant = new Date(value);
    return Number.isNaN(instant.getTime()) ? ['', ''] : [dateIn(timeZone, instant), timeIn(timeZone, instant)];
  }
  const [date = '', time = ''] = value.split('T');
  return [date, time];
}

export function TimeControl({ value, onChange, onLeave }: ControlProps) {
  return <TimeBox value={asText(value)} onChange={(next) => onChange(next || null)} onLeave={onLeave} />;
}

/** As with a day: half a time has no value for the browser, and must not be saved as if nothing stood there. */
function TimeBox({ value, onChange, onLeave }: { value: string; onChange: (value: string) => void; onLeave: (() => void) | undefined }) {
  return <TimeInput value={isPlainTime(value) ? value : ''} onChange={(event) => onChange(event.target.value)} {...halfKept(value, onChange, onLeave)} />;
}

export function TimeRangeControl({ value, onChange, onLeave }: ControlProps) {
  const t = useFormsTexts();
  const id = useId();
  const { pair, changed } = pairOf(value, ['start', 'end']);
  return (
    <Pair>
      {(['start', 'end'] as const).map((key) => (
        <Field key={key} id={`${id}-${key}`} label={t(key)}>
          <TimeBox value={pair[key] ?? ''} onChange={(next) => onChange(changed(key, next))} onLeave={onLeave} />
        </Field>
      ))}
    </Pair>
  );
}
