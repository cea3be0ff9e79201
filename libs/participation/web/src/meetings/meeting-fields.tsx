import { Checkbox, DateBox, Field, NativeSelect, Section, TextArea, TextInput, TimeInput, useSession } from '@afterbell/core/web';
import { MEETING_FIELDS, type MeetingField, type MeetingKind, TRAINING_CATEGORIES, TRAINING_CATEGORY_KEYS } from '@afterbell/participation/domain';
import { chakra } from '@chakra-ui/react';
import type { MeetingDraft, MeetingForm } from './meeting-draft';
import { useMeetingTexts } from './meeting-texts';
import { useMeetingsTexts } from './meetings-texts';
import { DocumentsField } from './documents-field';
import { PartnersField } from './partners-field';

export const FormStack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '8', minW: '0', maxW: '48rem' } });
const Rows = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4', minW: '0' } });
const Pair = chakra('div', { base: { display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' }, gap: '4', alignItems: 'start' } });

export interface MeetingFieldsProps {
  kind: MeetingKind;
  form: MeetingForm;
  onChange: (form: MeetingForm, field?: string) => void;
  errorOf: (field: string) => string | undefined;
  onBusy: (slot: string, busy: boolean) => void;
}

export const fieldId = (field: string) => `meeting-${field}`;
const isRequired = (field: MeetingField) => 'required' in MEETING_FIELDS[field];

/** Every field of a meeting, under the questions that they answer. */
export function MeetingFields({ kind, form, onChange, errorOf, onBusy }: MeetingFieldsProps) {
  const t = useMeetingTexts();
  const words = useMeetingsTexts();
  const { today } = useSession();
  const { draft } = form;
  const set = (field: MeetingField, value: MeetingDraft[MeetingField]) => onChange({ ...form, draft: { ...draft, [field]: value } }, field);
  const typed = (field: MeetingField) => ({ value: String(draft[field]), onChange: (event: { target: { value: string } }) => set(field, event.target.value) });
  const wired = (field: MeetingField) => ({ id: fieldId(field), required: isRequired(field), optional: !isRequired(field), error: errorOf(field) });
  const line = (field: MeetingField) => (
    <Field {...wired(field)} label={words(`field.${field}` as 'field.title')}>
      <TextInput autoComplete="off" {...typed(field)} />
    </Field>
  );
  const long = (field: MeetingField, rows: number) => (
    <Field {...wired(field)} label={words(`field.${field}` as 'field.title')}>
      <TextArea rows={rows} {...typed(field)} />
    </Field>
  );
  return (
    <FormStack>
      <Section title={t('when')}>
        <Rows>
          {line('title')}
          <Pair>
            <Field {...wired('onDate')} label={words('field.onDate')}>
              <DateBox label={words('field.onDate')} value={String(draft.onDate)} today={today} onChange={(value) => set('onDate', value)} />
            </Field>
            <Field {...wired('startTime')} label={words('field.startTime')}>
              <TimeInput {...typed('startTime')} />
            </Field>
            <Field {...wired('endTime')} label={words('field.endTime')}>
              <TimeInput {...typed('endTime')} />
            </Field>
          </Pair>
          <Checkbox id={fieldId('isOnline')} label={words('field.isOnline')} checked={draft.isOnline === true} onChange={(event) => set('isOnline', event.target.checked)} />
          <Field {...wired('place')} label={words(draft.isOnline === true ? 'field.link' : 'field.place')} help={t(`placeHint.${draft.isOnline === true}`)}>
            <TextInput autoComplete="off" {...typed('place')} />
          </Field>
          {line('facilitator')}
        </Rows>
      </Section>
      {kind === 'professional_development' && (
        <Section title={t('training')}>
          <Rows>
            {line('provider')}
            <Field {...wired('category')} label={words('field.category')}>
              <NativeSelect placeholder={t('choose')} options={TRAINING_CATEGORY_KEYS.map((value) => ({ value, label: TRAINING_CATEGORIES[value] }))} {...typed('category')} />
            </Field>
            <Field {...wired('creditHours')} label={words('field.creditHours')}>
              <TextInput inputMode="decimal" autoComplete="off" {...typed('creditHours')} />
            </Field>
          </Rows>
        </Section>
      )}
      <Section title={t('what')}>
        <Rows>
          {long('topics', 3)}
          {long('agenda', 5)}
        </Rows>
      </Section>
      <Section title={t('who')}>
        <Rows>
          <PartnersField value={form.partners} error={errorOf('organizationIds')} onChange={(partners) => onChange({ ...form, partners })} />
          <Field {...wired('otherOrganizations')} label={words('field.otherOrganizations')} help={t('otherHint')}>
            <TextInput autoComplete="off" {...typed('otherOrganizations')} />
          </Field>
        </Rows>
      </Section>
      <Section title={t('kept')}>
        <Rows>
          {long('minutesTaken', 8)}
          {long('remarks', 2)}
          <DocumentsField value={form.fileIds} error={errorOf('fileIds')} onBusy={onBusy} onChange={(fileIds) => onChange({ ...form, fileIds }, 'fileIds')} />
        </Rows>
      </Section>
    </FormStack>
  );
}
