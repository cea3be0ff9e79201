import { EmptyState, FlowPage, LinkButton, LoadHint, Notice, silent, Skeleton, useCoreTexts, useSession, Button } from '@afterbell/core/web';
import { FormStore, type LoadedForm, useFieldContext, useNewForm, useRecordForm } from '@afterbell/forms/web';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useParticipantToServeQuery, useServiceQuery } from './__generated__/services';
import { draftOfService, emptyService } from './service-draft';
import { ServiceForm, type ServiceFormProps } from './service-form';
import { SERVICES_PATH } from './services-paths';
import { useServicesTexts } from './services-texts';

const FORM = { section: 'services', subSection: 'service' } as const;
/** Of the viewer's form only their own role is known. */
const VIEWER = { roleId: 'viewer', canEdit: true };

/** A new service, with `?participant=` for somebody; with `?id=` one to change. */
export default function ServiceFormPage() {
  const t = useServicesTexts();
  const core = useCoreTexts();
  const { today } = useSession();
  const [params] = useSearchParams();
  const id = params.get('id');
  const participant = params.get('participant');
  const service = useServiceQuery({ variables: { id: id ?? '' }, skip: !id, context: silent(), fetchPolicy: 'network-only' });
  const served = useParticipantToServeQuery({ variables: { id: participant ?? '' }, skip: !participant || Boolean(id), context: silent() });
  const fresh = useNewForm(FORM, Boolean(id));
  const stored = useRecordForm({ ...FORM, id: id ?? '' }, !id);
  const own = id ? stored : fresh;
  const found = service.data?.service;
  if (own.kind === 'ready') {
    if (id && found) return <WithStore key={id} loaded={own.form} service={found} start={draftOfService(found)} />;
    // Whoever the address names and is not in sight is simply not chosen.
    if (!id && (!participant || served.data || served.error)) {
      const one = served.data?.participant;
      return <WithStore key={participant ?? 'new'} loaded={own.form} start={emptyService(today, one ? [{ id: one.id, name: one.displayName }] : [])} back={participant ? `/people/participants/edit?id=${participant}&tab=PARTICIPANT.SERVICES` : undefined} />;
    }
  }
  return (
    <FlowPage title={t(id ? 'editTitle' : 'add')} breadcrumb={[{ label: t('title'), to: SERVICES_PATH }]} steps={[]} current="" actions={null}>
      {service.error || own.kind === 'missing' ? (
        <EmptyState kind="noMatch" title={t('notFound')} action={<LinkButton to={SERVICES_PATH}>{t('toList')}</LinkButton>}>
          {t('notFoundHint')}
        </EmptyState>
      ) : own.kind === 'failed' ? (
        <Notice severity="error" live title={core('errors.load')} action={<Button onClick={own.retry}>{core('retry')}</Button>}>
          <LoadHint />
        </Notice>
      ) : own.kind === 'denied' ? (
        <EmptyState kind="noRight" />
      ) : (
        <Skeleton lines={8} />
      )}
    </FlowPage>
  );
}

/** What is typed into the tenant's own fields is kept as long as the page stands. */
function WithStore({ loaded, ...props }: Omit<ServiceFormProps, 'store'> & { loaded: LoadedForm }) {
  const context = useFieldContext();
  const [store] = useState(() => new FormStore({ definition: loaded.definition, before: loaded.before, viewer: VIEWER, context }));
  return <ServiceForm {...props} store={store} />;
}
