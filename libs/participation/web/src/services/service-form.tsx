import { Button, ErrorSummary, Field, FlowPage, LinkButton, NativeSelect, Notice, Section, TextArea, TextInput, UnsavedGuard, useCoreTexts, useHalfTyped, usePermissions } from '@afterbell/core/web';
import { FormPart, type FormStore } from '@afterbell/forms/web';
import { NOTE_VISIBILITIES } from '@afterbell/people/domain';
import { chakra } from '@chakra-ui/react';
import type { ServiceRowFragment } from './__generated__/services';
import { ownFields } from './own-fields';
import { StaffChoice } from './person-choice';
import type { ServiceDraft } from './service-draft';
import { ServiceWhen, ServiceWho } from './service-parts';
import { SERVICES_PATH } from './services-paths';
import { useServicesTexts } from './services-texts';
import { useServiceForm } from './use-service-form';

const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '8', minW: '0', maxW: '44rem' } });
const Rows = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4', minW: '0' } });

export interface ServiceFormProps {
  service?: ServiceRowFragment;
  start: ServiceDraft;
  back?: string;
  /** The tenant's own fields. */
  store: FormStore;
}

/** Enters a service, or changes one. */
export function ServiceForm({ service, start, back, store }: ServiceFormProps) {
  const t = useServicesTexts();
  const core = useCoreTexts();
  const { set } = usePermissions();
  const isHalf = useHalfTyped();
  const form = useServiceForm({ service, start, back, store });
  const { staff, conflicts, wired, typed, change, label } = form;
  const own = ownFields(store);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isHalf(event.currentTarget)) void form.submit().catch(() => undefined);
      }}
    >
      <FlowPage
        width="narrow"
        title={t(service ? 'editTitle' : 'add')}
        breadcrumb={[{ label: t('title'), to: SERVICES_PATH }]}
        steps={[]}
        current=""
        actions={
          <>
            <LinkButton to={back ?? SERVICES_PATH}>{core('cancel')}</LinkButton>
            <Button variant="solid" type="submit" loading={form.loading}>
              {t('save')}
            </Button>
          </>
        }
      >
        <ErrorSummary errors={form.listed} />
        {conflicts.length > 0 && (
          <Notice severity="warn" live title={t('stale', { name: conflicts[0]?.changedBy ?? t('somebody') })}>
            {conflicts.filter(({ field }) => field !== 'version').map(({ field, current }) => (
              <div key={field}>{t('staleField', { label: label(field), value: current || t('nothing') })}</div>
            ))}
            <div>{t('staleHint')}</div>
          </Notice>
        )}
        <Stack>
          <ServiceWho form={form} service={service} />
          <ServiceWhen form={form} />
          <Section title={t('by')}>
            <Rows>
              {set.allows('view', 'people.staff') && (
                <Field {...wired('staffPersonId')}>
                  <StaffChoice value={staff} onChange={(next) => change({ staff: next }, 'staffPersonId')} />
                </Field>
              )}
              {!staff && (
                <Field {...wired('providedBy')}>
                  <TextInput autoComplete="off" {...typed('providedBy')} />
                </Field>
              )}
            </Rows>
          </Section>
          {own.length > 0 && (
            <Section title={t('own')}>
              <FormPart store={store} fields={own} />
            </Section>
          )}
          <Section title={t('field.notes')}>
            {service?.notesHidden ? (
              <Notice>{t('notesHidden')}</Notice>
            ) : (
              <Rows>
                <Field {...wired('notes')}>
                  <TextArea rows={4} {...typed('notes')} />
                </Field>
                <Field {...wired('visibility')}>
                  <NativeSelect options={NOTE_VISIBILITIES.map((value) => ({ value, label: t(`visibility.${value}`) }))} {...typed('visibility')} />
                </Field>
              </Rows>
            )}
          </Section>
        </Stack>
      </FlowPage>
      <UnsavedGuard dirty={form.dirty} />
    </form>
  );
}
