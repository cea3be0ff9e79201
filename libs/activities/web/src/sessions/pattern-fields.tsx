import { chakra } from '@chakra-ui/react';
import { type SchedulePattern, WEEKDAYS, WEEKS_OF_MONTH } from '@afterbell/activities/domain';
import { Field, i18n, IconButton, NativeSelect, TimeInput } from '@afterbell/core/web';
import { Trash2 } from 'lucide-react';
import { weekdayName } from '../session-days';
import { Chips } from './chips';
import { intervalsOf } from './schedule-draft';
import { useScheduleTexts } from './schedule-texts';
import { useScheduleWords } from './use-schedule-words';

const Box = chakra('fieldset', {
  base: { position: 'relative', border: 'hairline', borderRadius: 'md', m: '0', p: '3', pt: '2', minW: '0', display: 'flex', flexDirection: 'column', gap: '3', '& > legend': { fontWeight: 'semibold', fontSize: 'sm', px: '1' } },
});
const Line = chakra('div', { base: { display: 'grid', gap: '3', gridTemplateColumns: 'repeat(auto-fit, minmax(8.5rem, 1fr))', alignItems: 'start' } });

export interface PatternFieldsProps {
  pattern: SchedulePattern;
  place: number;
  only: boolean;
  /** What is wrong with them as a whole. */
  error?: string;
  /** Message by field. */
  errorOf: (field: string, label: string) => string | undefined;
  onChange: (pattern: SchedulePattern) => void;
  /** None where it must stay. */
  onRemove?: () => void;
}

/** One set of meeting times: how often, on which days, from when to when. */
export function PatternFields({ pattern, place, only, error, errorOf, onChange, onRemove }: PatternFieldsProps) {
  const t = useScheduleTexts();
  const words = useScheduleWords();
  const { frequency, interval, weekdays, weeksOfMonth, startTime, endTime } = pattern;
  const repeats = (['weekly', 'monthly'] as const).flatMap((one) => intervalsOf(one, one === frequency ? interval : 1).map((count) => ({ value: `${one} ${count}`, label: t(one, { count }) })));
  function repeat(value: string) {
    const [next, count] = value.split(' ');
    const monthly = next === 'monthly';
    onChange({ ...pattern, frequency: monthly ? 'monthly' : 'weekly', interval: Number(count), weeksOfMonth: monthly ? (weeksOfMonth.length ? weeksOfMonth : [1]) : [] });
  }
  return (
    <Box>
      <legend>{only ? t('pattern') : t('patternNumber', { number: place + 1 })}</legend>
      <Chips
        legend={t('weekdays')}
        options={WEEKDAYS.map((day) => ({ value: day, label: weekdayName(day, i18n.language), name: longName(day) }))}
        value={weekdays}
        error={errorOf('weekdays', t('theWeekdays'))}
        onChange={(days) => onChange({ ...pattern, weekdays: days.sort((a, b) => a - b) })}
      />
      {frequency === 'monthly' && (
        <Chips legend={t('weeksOfMonth')} options={WEEKS_OF_MONTH.map((week) => ({ value: week, label: words.week(week) }))} value={weeksOfMonth} error={errorOf('weeksOfMonth', t('weeksOfMonth'))} onChange={(weeks) => onChange({ ...pattern, weeksOfMonth: WEEKS_OF_MONTH.filter((week) => weeks.includes(week)) })} />
      )}
      <Line>
        <Field label={t('startTime')} error={errorOf('startTime', t('startTime')) ?? error}>
          <TimeInput value={startTime} onChange={({ target }) => onChange({ ...pattern, startTime: target.value })} />
        </Field>
        <Field label={t('endTime')} error={errorOf('endTime', t('endTime'))}>
          <TimeInput value={endTime} onChange={({ target }) => onChange({ ...pattern, endTime: target.value })} />
        </Field>
        <Field label={t('repeats')} error={errorOf('interval', t('repeats'))}>
          <NativeSelect value={`${frequency} ${interval}`} options={repeats} onChange={({ target }) => repeat(target.value)} />
        </Field>
      </Line>
      {onRemove && (
        <chakra.div css={{ position: 'absolute', insetEnd: '1', top: '0' }}>
          <IconButton label={only ? t('removePattern') : t('removePatternNumber', { number: place + 1 })} icon={<Trash2 aria-hidden="true" />} onClick={onRemove} />
        </chakra.div>
      )}
    </Box>
  );
}

const longName = (day: number) => new Intl.DateTimeFormat(i18n.language, { weekday: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2023, 0, 1 + day)));
