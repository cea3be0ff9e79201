import { gradeLabel, GRADES, type OrganizationLevel } from '@afterbell/core/domain';
import { Field, NativeSelect, TextInput } from '@afterbell/core/web';
import { servesGrades } from '@afterbell/organizations/domain';
import { chakra } from '@chakra-ui/react';
import { useMemo, type ReactNode } from 'react';
import { useRecordTexts } from './record-texts';

const GRADE_OPTIONS = GRADES.map((grade) => ({ value: grade, label: gradeLabel(grade) }));
const Pair = chakra('div', { base: { display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }, columnGap: '6', rowGap: { base: '5', sm: '1.5' }, alignItems: 'start', '& > p': { gridColumn: '1 / -1', color: 'fg.muted', fontSize: 'sm' } } });

export interface DetailsValues {
  name: string;
  timeZone: string;
  stateId: string;
  ncesId: string;
  gradeFrom: string;
  gradeTo: string;
}

export type DetailsErrors = Partial<Record<string, ReactNode>>;

export interface DetailsFieldsProps {
  level: OrganizationLevel;
  values: DetailsValues;
  errors: DetailsErrors;
  /** What the fields are called on the tenant's form. */
  labelOf: (field: keyof DetailsValues) => string;
  onChange: (part: Partial<DetailsValues>) => void;
}

/** What every level has, and the grades of sites and schools. The ids are those that an error summary links to. */
export function DetailsFields({ level, values, errors, labelOf, onChange }: DetailsFieldsProps) {
  const t = useRecordTexts();
  const zones = useMemo(() => {
    const known = Intl.supportedValuesOf('timeZone');
    // A zone that this browser does not list is still the organization's own.
    const all = values.timeZone && !known.includes(values.timeZone) ? [values.timeZone, ...known] : known;
    return all.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));
  }, [values.timeZone]);
  return (
    <>
      <Field id="name" label={labelOf('name')} hint={t('nameHint')} error={errors.name}>
        <TextInput value={values.name} autoComplete="off" onChange={(event) => onChange({ name: event.target.value })} />
      </Field>
      <Field id="timeZone" label={labelOf('timeZone')} hint={t('timeZoneHint')} error={errors.timeZone} optional>
        <NativeSelect value={values.timeZone} placeholder={t('inherited')} options={zones} onChange={(event) => onChange({ timeZone: event.target.value })} />
      </Field>
      <Field id="stateId" label={labelOf('stateId')} hint={t('stateIdHint')} error={errors.stateId} optional>
        <TextInput value={values.stateId} autoComplete="off" onChange={(event) => onChange({ stateId: event.target.value })} />
      </Field>
      <Field id="ncesId" label={labelOf('ncesId')} hint={t('ncesIdHint')} error={errors.ncesId} optional>
        <TextInput value={values.ncesId} autoComplete="off" onChange={(event) => onChange({ ncesId: event.target.value })} />
      </Field>
      {servesGrades(level) && (
        <Pair>
          {(['gradeFrom', 'gradeTo'] as const).map((field) => (
            <Field key={field} id={field} label={labelOf(field)} error={errors[field]} optional>
              <NativeSelect value={values[field]} placeholder={t('gradesOpen')} options={GRADE_OPTIONS} onChange={(event) => onChange({ [field]: event.target.value })} />
            </Field>
          ))}
          <p>{t('gradesHint')}</p>
        </Pair>
      )}
    </>
  );
}
