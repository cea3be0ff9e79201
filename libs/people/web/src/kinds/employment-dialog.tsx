import { Button, DateBox, Dialog, failuresOf, Field, NativeSelect, Notice, notify, OrganizationCombobox, silent, TextInput, useCoreTexts, useSession, type OrganizationChoice } from '@afterbell/core/web';
import { COMPENSATION_LABELS, FUNDING_LABELS, STAFF_TYPE_LABELS } from '@afterbell/people/domain';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useSaveEmploymentMutation } from './__generated__/ending';
import type { StaffEmploymentsQuery } from './__generated__/kinds';
import { useEndingTexts } from './ending-texts';

export type EmploymentRow = StaffEmploymentsQuery['staffMember']['employments'][number];

const Fields = chakra('div', { base: { display: 'grid', gap: '4', mt: '2', gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }, '& > [data-whole]': { gridColumn: '1 / -1' } } });
const CHOICES = { staffType: STAFF_TYPE_LABELS, compensation: COMPENSATION_LABELS, funding: FUNDING_LABELS } as const;
const DATES = ['hiredOn', 'leftOn', 'backgroundCheckedOn'] as const;

type Values = Record<'jobTitle' | keyof typeof CHOICES | (typeof DATES)[number], string>;
const EMPTY: Values = { jobTitle: '', staffType: '', compensation: '', funding: '', hiredOn: '', leftOn: '', backgroundCheckedOn: '' };
const valuesOf = (row: EmploymentRow | null): Values => (row ? (Object.fromEntries(Object.keys(EMPTY).map((key) => [key, row[key as keyof Values] ?? ''])) as Values) : EMPTY);

/** One employment of several: a further one, or one that is over. */
export function EmploymentDialog({ personId, row, onClose, onSaved }: { personId: string; row: EmploymentRow | null; onClose: () => void; onSaved: () => void }) {
  const t = useEndingTexts();
  const core = useCoreTexts();
  const { today, organization } = useSession();
  const [values, setValues] = useState<Values>(() => valuesOf(row));
  const [place, setPlace] = useState<OrganizationChoice | null>({ id: organization.id, name: organization.name, level: organization.level });
  const [failure, setFailure] = useState<{ path: string | null; message: string } | null>(null);
  const [save, { loading }] = useSaveEmploymentMutation({ context: silent(), fetchPolicy: 'no-cache' });
  const put = (key: keyof Values, value: string) => setValues((before) => ({ ...before, [key]: value }));
  const errorAt = (path: string, label: string) => (failure?.path === path ? `${label} ${failure.message}` : undefined);
  const known = failure?.path ? failure.path in EMPTY : false;

  async function run() {
    const organizationId = row?.organizationId ?? place?.id;
    if (loading || !organizationId) return;
    setFailure(null);
    const wish = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, value || null]));
    const answer = await save({ variables: { input: { id: row?.id, version: row?.version, personId, organizationId, ...wish } } }).catch((fault: unknown) => (setFailure({ path: null, message: failuresOf(fault)[0]?.message.join(' ') || t('failed') }), null));
    const payload = answer?.data?.saveEmployment;
    const problem = payload?.problems[0];
    if (problem) setFailure(problem.code === 'STALE_VERSION' ? { path: null, message: t('stale') } : { path: problem.path, message: problem.message });
    if (!payload?.done) return;
    notify({ severity: 'success', title: t('saved') });
    onSaved();
    onClose();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnOutside={false}
      title={t(row ? 'title' : 'newTitle')}
      description={row?.organizationName}
      onSubmit={() => void run()}
      footer={
        <>
          <Button onClick={onClose}>{core('cancel')}</Button>
          <Button variant="solid" type="submit" loading={loading}>
            {t('save')}
          </Button>
        </>
      }
    >
      {failure && !known && <Notice severity="error" live>{failure.message}</Notice>}
      <Fields>
        {!row && (
          <div data-whole="">
            <Field label={t('organization')} required>
              <OrganizationCombobox value={place} onChange={setPlace} />
            </Field>
          </div>
        )}
        <div data-whole="">
          <Field label={t('jobTitle')} error={errorAt('jobTitle', t('jobTitle'))}>
            <TextInput value={values.jobTitle} onChange={(event) => put('jobTitle', event.target.value)} />
          </Field>
        </div>
        {(Object.keys(CHOICES) as (keyof typeof CHOICES)[]).map((key) => (
          <Field key={key} label={t(key)} error={errorAt(key, t(key))}>
            <NativeSelect value={values[key]} placeholder={t('unknown')} options={Object.entries(CHOICES[key]).map(([value, label]) => ({ value, label }))} onChange={(event) => put(key, event.target.value)} />
          </Field>
        ))}
        {DATES.map((key) => (
          <Field key={key} label={t(key)} optional error={errorAt(key, t(key))}>
            <DateBox label={t(key)} value={values[key]} today={today} onChange={(value) => put(key, value)} />
          </Field>
        ))}
      </Fields>
    </Dialog>
  );
}
