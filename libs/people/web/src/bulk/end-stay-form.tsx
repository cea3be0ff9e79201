import { DateBox, Field, OrganizationCombobox, TextInput, useSession, type OrganizationChoice } from '@afterbell/core/web';
import { END_REASONS } from '@afterbell/people/domain';
import { useState } from 'react';
import type { BulkFormProps } from './bulk-forms';
import { useBulkTexts } from './bulk-texts';

/** Until when, why, and at which site where they may be at several. */
export default function EndStayForm({ wish, onChange }: BulkFormProps) {
  const t = useBulkTexts();
  const { today, levelName, organization } = useSession();
  const [site, setSite] = useState<OrganizationChoice | null>(null);
  const label = t('form.lastDay');
  return (
    <>
      {organization.level !== 'site' && (
        <Field label={levelName('site')} optional help={t('form.everySiteHint')}>
          <OrganizationCombobox level="site" value={site} onChange={(next) => (setSite(next), onChange({ ...wish, targetId: next?.id ?? null }))} />
        </Field>
      )}
      <Field label={label} required>
        <DateBox label={label} value={wish.on ?? ''} today={today} onChange={(on) => onChange({ ...wish, on: on || null })} />
      </Field>
      <Field label={t('form.reason')} optional>
        <TextInput list="bulk-end-reasons" value={wish.reason ?? ''} onChange={(event) => onChange({ ...wish, reason: event.target.value || null })} />
      </Field>
      <datalist id="bulk-end-reasons">
        {END_REASONS.map((reason) => (
          <option key={reason} value={reason} />
        ))}
      </datalist>
    </>
  );
}
