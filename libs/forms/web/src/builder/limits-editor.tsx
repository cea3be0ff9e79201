import { formatDate } from '@afterbell/core/domain';
import { Button, CalendarPicker, Checkbox, DateBox, Dialog, Field, FieldGroup, TextInput, useSession } from '@afterbell/core/web';
import type { FieldDefinition, FieldLimits, FieldType } from '@afterbell/forms/domain';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useBuilderTexts } from './builder-texts';
import { BoundInput, CountBox } from './count-box';
import { boxId, useFieldEdit, useProblemAt } from './inspector-field';

/** The limits that make sense for a type, in the order in which they are asked for. */
const LIMITS_OF: Partial<Record<FieldType, readonly (keyof FieldLimits)[]>> = {
  text: ['minLength', 'maxLength'],
  multiline: ['minLength', 'maxLength'],
  multilinetag: ['maxLength'],
  integer: ['min', 'max'],
  decimal: ['min', 'max', 'decimals'],
  percent: ['min', 'max', 'decimals'],
  currency: ['min', 'max', 'currency'],
  chips: ['minCount', 'maxCount'],
  multiselect: ['minCount', 'maxCount'],
  checkbox_group: ['minCount', 'maxCount'],
  multiselect_table: ['minCount', 'maxCount'],
  subform: ['minCount', 'maxCount'],
  date: ['minDate', 'maxDate', 'disabledDays', 'disabledDates'],
  datetime: ['minDate', 'maxDate', 'disabledDays', 'disabledDates'],
  date_range: ['minDate', 'maxDate', 'disabledDays', 'disabledDates'],
  date_picker: ['minDate', 'maxDate', 'minCount', 'maxCount', 'disabledDays', 'disabledDates'],
  generator: ['pattern'],
  file: ['accept'],
  attachment: ['accept'],
};

const Pair = chakra('div', { base: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))', gap: '3' } });
const COUNTS = ['decimals', 'minLength', 'maxLength', 'maxCount', 'minCount'] as const;
const isCount = (key: keyof FieldLimits): key is (typeof COUNTS)[number] => (COUNTS as readonly (keyof FieldLimits)[]).includes(key);
const DAYS = [0, 1, 2, 3, 4, 5, 6] as const;

/** What was kept may be damaged: then the list begins anew. */
const listed = <T,>(value: readonly T[] | undefined): readonly T[] => (Array.isArray(value) ? value : []);

/** What is left empty is no limit. */
function without(limits: FieldLimits, key: keyof FieldLimits, value: unknown): FieldLimits {
  const { [key]: _gone, ...rest } = limits;
  const empty = value === '' || value === undefined || (Array.isArray(value) && value.length === 0);
  return empty ? rest : { ...rest, [key]: value };
}

export function LimitsEditor({ field }: { field: FieldDefinition }) {
  const t = useBuilderTexts();
  const set = useFieldEdit(field);
  const problemAt = useProblemAt(field);
  const { today } = useSession();
  const { limits } = field;
  const change = (key: keyof FieldLimits, value: unknown) => set({ limits: without(limits, key, value) }, `limits ${key}`);
  const wanted = LIMITS_OF[field.type] ?? [];
  if (field.type === 'image') return <ImageSize field={field} />;
  if (wanted.length === 0) return null;
  const error = (key: keyof FieldLimits) => problemAt(`limits.${key}`);
  const lines = wanted.filter((key) => key !== 'disabledDays' && key !== 'disabledDates');
  const text = (key: keyof FieldLimits) => (Array.isArray(limits[key]) ? (limits[key] as readonly string[]).join(', ') : String(limits[key] ?? ''));
  return (
    <FieldGroup legend={t('limits.title')}>
      <Pair>
        {lines.map((key) =>
          isCount(key) ? (
            <CountBox key={key} field={field} path={`limits.${key}`} label={t(`limits.${key}`)} value={limits[key]} onChange={(count) => change(key, count ?? undefined)} />
          ) : (
            <Field key={key} id={boxId(field, `limits.${key}`)} label={t(`limits.${key as 'min'}`)} hint={hintOf(t, key)} error={error(key)} optional={key !== 'pattern'}>
              {key === 'minDate' || key === 'maxDate' ? (
                <DateBox label={t(`limits.${key}`)} value={text(key)} today={today} onChange={(date) => change(key, date)} />
              ) : key === 'accept' ? (
                <Endings value={listed(limits.accept)} onChange={(value) => change(key, value)} />
              ) : key === 'min' || key === 'max' ? (
                <BoundInput field={field} path={`limits.${key}`} value={limits[key]} onChange={(bound) => change(key, bound ?? undefined)} />
              ) : (
                <TextInput value={text(key)} maxLength={60} autoComplete="off" onChange={(event) => change(key, key === 'currency' ? event.target.value.toUpperCase() : event.target.value.trim())} />
              )}
            </Field>
          ),
        )}
      </Pair>
      {wanted.includes('disabledDays') && (
        <FieldGroup id={boxId(field, 'limits.disabledDays')} legend={t('limits.disabledDays')} error={error('disabledDays')} optional>
          <chakra.div css={{ display: 'flex', flexWrap: 'wrap', columnGap: '3' }}>
            {DAYS.map((day) => (
              <Checkbox key={day} label={t(`limits.days.d${day}`)} checked={listed(limits.disabledDays).includes(day)} onChange={(event) => change('disabledDays', DAYS.filter((one) => (one === day ? event.target.checked : listed(limits.disabledDays).includes(one))))} />
            ))}
          </chakra.div>
        </FieldGroup>
      )}
      {wanted.includes('disabledDates') && <DisabledDates id={boxId(field, 'limits.disabledDates')} value={listed(limits.disabledDates)} error={error('disabledDates')} onChange={(value) => change('disabledDates', value)} />}
    </FieldGroup>
  );
}

function hintOf(t: ReturnType<typeof useBuilderTexts>, key: keyof FieldLimits): string | undefined {
  if (key === 'pattern') return t('limits.patternHint', { example: 'P-{yyyy}-{####}' });
  if (key === 'currency') return t('limits.currencyHint');
  return key === 'accept' ? t('limits.acceptHint') : undefined;
}

/** Parted by commas or spaces; what is typed stays as it is until the box is left. */
function Endings({ value, onChange }: { value: readonly string[]; onChange: (value: string[]) => void }) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextInput
      value={typed ?? value.join(', ')}
      maxLength={200}
      autoComplete="off"
      onBlur={() => setTyped(null)}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(event.target.value.toLowerCase().split(/[\s,.;]+/).filter(Boolean));
      }}
    />
  );
}

function DisabledDates({ id, value, error, onChange }: { id: string; value: readonly string[]; error: string | undefined; onChange: (value: string[]) => void }) {
  const t = useBuilderTexts();
  const { today } = useSession();
  const [open, setOpen] = useState(false);
  return (
    <FieldGroup id={id} legend={t('limits.disabledDates')} error={error} optional>
      <chakra.div css={{ display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center', fontSize: 'sm' }}>
        <span>{value.length > 0 && value.length <= 3 ? value.map(formatDate).join(', ') : t('limits.disabledDatesCount', { count: value.length })}</span>
        <Button size="sm" onClick={() => setOpen(true)}>
          {t('limits.chooseDates')}
        </Button>
      </chakra.div>
      <Dialog open={open} onClose={() => setOpen(false)} size="sm" title={t('limits.disabledDates')} footer={<Button variant="solid" onClick={() => setOpen(false)}>{t('merge.done')}</Button>}>
        <CalendarPicker label={t('limits.disabledDates')} value={value} selection="multiple" today={today} onChange={(dates) => onChange([...dates].sort())} />
      </Dialog>
    </FieldGroup>
  );
}

function ImageSize({ field }: { field: FieldDefinition }) {
  const t = useBuilderTexts();
  const set = useFieldEdit(field);
  return (
    <FieldGroup legend={t('limits.title')} hint={t('limits.pixels')}>
      <Pair>
        {(['maxWidth', 'maxHeight'] as const).map((key) => (
          <CountBox key={key} field={field} path={key} label={t(`limits.${key}`)} value={field[key]} onChange={(pixels) => set({ [key]: pixels }, key)} />
        ))}
      </Pair>
    </FieldGroup>
  );
}
