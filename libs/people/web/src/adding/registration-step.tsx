import { DateBox, Field, inSentence, Section, Skeleton, useSession } from '@afterbell/core/web';
import { FormPart } from '@afterbell/forms/web';
import { useAddingTexts } from './adding-texts';
import { CodeBoxes, useLists } from './school-step';
import type { Wizard } from './wizard';

/** First day, programmes, and the tenant's own tabs of the form. */
export function RegistrationStep({ wizard }: { wizard: Wizard }) {
  const t = useAddingTexts();
  const { levelName, today } = useSession();
  const { extra, store, told } = wizard;
  const { data } = useLists(extra.startsOn);
  const programmes = data?.codeLists.find(({ list }) => list === 'programme');
  const fields = wizard.fieldsOf('registration-information');
  const tabs = store.definition.tabs.map((tab) => ({ ...tab, fields: fields.filter(({ tabName }) => tabName === tab.name) })).filter((tab) => tab.fields.length > 0);
  const label = t('startsOn', { level: inSentence(levelName('site')) });
  return (
    <>
      <Field id="startsOn" label={label} required error={told.find(({ field }) => field === 'startsOn')?.message}>
        <DateBox value={extra.startsOn} label={label} today={today} onChange={(startsOn) => wizard.set({ startsOn })} />
      </Field>
      {programmes ? <CodeBoxes id="programmes" list={{ ...programmes, label: t('programmes') }} value={extra.programmes} onChange={(codes) => wizard.set({ programmes: codes })} /> : <Skeleton lines={3} />}
      {tabs.map((tab) => (
        <Section key={tab.name} title={tab.label}>
          <FormPart store={store} fields={tab.fields} />
        </Section>
      ))}
    </>
  );
}
