import { chakra } from '@chakra-ui/react';
import { type ActivityType, MAX_PATTERNS, NEEDS_SCHEDULE } from '@afterbell/activities/domain';
import { isPlainDate } from '@afterbell/core/domain';
import { Button, DateBox, Field, FieldGroup, Notice, RadioList, TextInput, TimeInput, useSession } from '@afterbell/core/web';
import { Plus } from 'lucide-react';
import { useId } from 'react';
import { PatternFields } from './pattern-fields';
import { contradictions, newPattern, type ScheduleDraft } from './schedule-draft';
import { SchedulePreview } from './schedule-preview';
import { useScheduleTexts } from './schedule-texts';
import { type SchedulePlace, useSchedulePreview } from './use-schedule-preview';

const Columns = chakra('div', { base: { display: 'grid', gap: '5', gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 18rem', lg: 'minmax(0, 1fr) 20rem' }, alignItems: 'start' } });
const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4', minW: '0' } });
const Pair = chakra('div', { base: { display: 'grid', gap: '3', gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))', alignItems: 'start' } });

export interface ScheduleProblem {
  path: string | null;
  message: string;
}

export interface SchedulePatternEditorProps {
  value: ScheduleDraft;
  onChange: (value: ScheduleDraft) => void;
  type: ActivityType;
  place: SchedulePlace;
  /** What the last save was refused with, or what was found before it. */
  problems?: readonly ScheduleProblem[];
}

/** How a session repeats: from when to when, on which days at which times, what is left out; beside it the dates that come of it. */
export function SchedulePatternEditor({ value, onChange, type, place, problems = [] }: SchedulePatternEditorProps) {
  const t = useScheduleTexts();
  const name = useId();
  const { today } = useSession();
  const preview = useSchedulePreview(value, type, place);
  const said = [...problems, ...contradictions(value, type), ...preview.problems.map(({ path, message }) => ({ path, message }))];
  const errorOf = (path: string, field: string) => {
    const found = said.find((problem) => problem.path === path);
    return found && t('of', { field, problem: found.message });
  };
  const set = (change: Partial<ScheduleDraft>) => onChange({ ...value, ...change });
  const { patterns } = value;
  const first = isPlainDate(value.startsOn) ? value.startsOn : undefined;
  const needed = NEEDS_SCHEDULE[type];
  const add = () => set({ patterns: [...patterns, newPattern(patterns)] });
  const general = said.filter(({ path }) => path === 'patterns' || path?.startsWith('leftOut'));
  return (
    <Columns>
      <Stack>
        <Field label={t('startsOn')} error={errorOf('startsOn', t('startsOn'))}>
          <DateBox label={t('startsOn')} value={value.startsOn} today={today} onChange={(startsOn) => set({ startsOn })} />
        </Field>
        {general.map(({ message }) => (
          <Notice key={message} severity="error">
            {t('of', { field: t('pattern'), problem: message })}
          </Notice>
        ))}
        {patterns.map((pattern, index) => (
          <PatternFields
            key={index}
            pattern={pattern}
            place={index}
            only={patterns.length === 1}
            error={errorOf(`patterns.${index}`, patterns.length > 1 ? t('patternNumber', { number: index + 1 }) : t('pattern'))}
            errorOf={(field, label) => errorOf(`patterns.${index}.${field}`, label)}
            onChange={(next) => set({ patterns: patterns.map((one, at) => (at === index ? next : one)) })}
            onRemove={patterns.length > 1 || !needed ? () => set({ patterns: patterns.filter((_, at) => at !== index) }) : undefined}
          />
        ))}
        {patterns.length === 0 && (
          <>
            <Notice title={t('noPattern')}>{t(`noPatternHint.${type}`)}</Notice>
            <Pair>
              <Field label={t('startTime')} error={errorOf('startTime', t('startTime'))} hint={t('usualTimes')}>
                <TimeInput value={value.startTime} onChange={({ target }) => set({ startTime: target.value })} />
              </Field>
              <Field label={t('endTime')} error={errorOf('endTime', t('endTime'))} hint={t('usualTimes')}>
                <TimeInput value={value.endTime} onChange={({ target }) => set({ endTime: target.value })} />
              </Field>
            </Pair>
          </>
        )}
        {patterns.length < MAX_PATTERNS && (
          <div>
            <Button icon={<Plus aria-hidden="true" />} onClick={add}>
              {patterns.length ? t('addPattern') : t('addFirst')}
            </Button>
          </div>
        )}
        {patterns.length > 0 && (
          <FieldGroup legend={t('ends')}>
            <RadioList
              name={`${name}-end`}
              value={value.end}
              onChange={(end) => set({ end: end === 'meetings' ? 'meetings' : 'date' })}
              options={[
                { value: 'date', label: t('onDate') },
                { value: 'meetings', label: t('afterMeetings') },
              ]}
            />
          </FieldGroup>
        )}
        {patterns.length === 0 || value.end === 'date' ? (
          <Field label={t('endsOn')} error={errorOf('endsOn', t('endsOn'))}>
            <DateBox label={t('endsOn')} value={value.endsOn} min={first} today={today} opensAt={first} onChange={(endsOn) => set({ endsOn, end: 'date' })} />
          </Field>
        ) : (
          <Field label={t('meetings')} hint={preview.state === 'ready' && preview.sessions.length > 1 ? t('meetingsHintSeries', { count: preview.sessions.length }) : t('meetingsHint')} error={errorOf('meetings', t('meetings'))}>
            <TextInput inputMode="numeric" value={value.meetings} onChange={({ target }) => set({ meetings: target.value.replace(/\D/g, '') })} style={{ maxWidth: '6rem' }} />
          </Field>
        )}
      </Stack>
      {patterns.length > 0 && <SchedulePreview draft={value} preview={preview} onLeaveOut={(leftOut) => set({ leftOut })} />}
    </Columns>
  );
}
