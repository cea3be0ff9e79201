import { formatDate, isPlainDate, type PlainDate } from '@afterbell/core/domain';
import { Button, CalendarPicker, Checkbox, DateBox, Field, FieldGroup, FieldProblem, IconButton, useSession } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { CalendarPlus, X } from 'lucide-react';
import { useState } from 'react';
import { useAddDaysTexts } from './add-days-texts';
import { daysFromTo, MOST_DAYS, weekday } from './month-weeks';

const Columns = chakra('div', { base: { display: 'grid', gap: '6', gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'auto minmax(0, 1fr)' }, alignItems: 'start', '& > :first-of-type': { justifySelf: 'start' } } });
const Range = chakra('div', { base: { display: 'grid', gap: '3', gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' }, '& > :nth-of-type(n + 3)': { gridColumn: '1 / -1' } } });
const Chosen = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    listStyle: 'none',
    m: '0',
    p: '0',
    maxH: '14rem',
    overflowY: 'auto',
    '& li': { display: 'flex', alignItems: 'center', gap: '1', ps: '2', border: 'hairline', borderRadius: 'md', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  },
});

export interface DatesChooserProps {
  id: string;
  dates: readonly PlainDate[];
  error?: string;
  onChange: (dates: readonly PlainDate[]) => void;
}

/** Days one by one in the month, or a whole range at once; all that are chosen stand beneath. */
export function DatesChooser({ id, dates, error, onChange }: DatesChooserProps) {
  const t = useAddDaysTexts();
  const { today } = useSession();
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const [weekdaysOnly, setWeekdaysOnly] = useState(true);
  const [problem, setProblem] = useState<string | null>(null);
  const put = (next: readonly PlainDate[]) => onChange([...new Set(next)].sort());

  function addRange() {
    if (!from || to < from) return setProblem(t('range.wrong'));
    const days = daysFromTo(from, to, weekdaysOnly);
    if (days.length === 0) return setProblem(t('range.none'));
    if (new Set([...dates, ...days]).size > MOST_DAYS) return setProblem(t('range.tooMany'));
    setProblem(null);
    put([...dates, ...days]);
    setFrom('');
    setTo('');
  }

  return (
    <FieldGroup legend={t('field.dates')} id={id} error={error}>
      <Columns>
        <CalendarPicker label={t('calendar')} selection="multiple" maxDates={MOST_DAYS} value={dates} onChange={put} today={today} />
        <chakra.div css={{ display: 'flex', flexDirection: 'column', gap: '4', minW: '0' }}>
          <FieldGroup legend={t('range.legend')}>
            <Range>
              <Field label={t('range.from')} optional={false} required={false}>
                <DateBox label={t('range.from')} value={from} today={today} onChange={setFrom} />
              </Field>
              <Field label={t('range.to')} required={false}>
                <DateBox label={t('range.to')} value={to} min={isPlainDate(from) ? from : undefined} today={today} opensAt={isPlainDate(from) ? from : undefined} onChange={setTo} />
              </Field>
              <Checkbox label={t('range.weekdays')} checked={weekdaysOnly} onChange={(event) => setWeekdaysOnly(event.target.checked)} />
              <div>
                <Button icon={<CalendarPlus aria-hidden="true" />} disabled={!isPlainDate(from) || !isPlainDate(to)} onClick={addRange}>
                  {t('range.add')}
                </Button>
                {problem && <FieldProblem id={`${id}-range`}>{problem}</FieldProblem>}
              </div>
            </Range>
          </FieldGroup>
          <div>
            <chakra.p role="status" css={{ display: 'flex', alignItems: 'center', gap: '3', mb: '2', fontWeight: 'semibold' }}>
              {dates.length === 0 ? t('noDays') : t('chosen', { count: dates.length })}
              {dates.length > 1 && (
                <Button variant="link" onClick={() => onChange([])}>
                  {t('clear')}
                </Button>
              )}
            </chakra.p>
            <Chosen>
              {dates.map((date) => (
                <li key={date}>
                  {weekday(date, 'short')} {formatDate(date)}
                  <IconButton size="sm" label={t('removeDay', { date: formatDate(date) })} icon={<X aria-hidden="true" />} onClick={() => onChange(dates.filter((other) => other !== date))} />
                </li>
              ))}
            </Chosen>
          </div>
        </chakra.div>
      </Columns>
    </FieldGroup>
  );
}
