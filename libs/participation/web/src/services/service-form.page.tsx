import { EmptyState, FlowPage, LinkButton, silent, Skeleton, useSession } from '@afterbell/core/web';
import { useSearchParams } from 'react-router';
import { useParticipantToServeQuery, useServiceQuery } from './__generated__/services';
import { emptyService, formOfService, ServiceForm } from './service-form';
import { SERVICES_PATH } from './services-paths';
import { useServicesTexts } from './services-texts';

/** A new service, with `?participant=` for somebody; with `?id=` one to change. */
export default function ServiceFormPage() {
  const t = useServicesTexts();
  const { today } = useSession();
  const [params] = useSearchParams();
  const id = params.get('id');
  const participant = params.get('participant');
  const service = useServiceQuery({ variables: { id: id ?? '' }, skip: !id, context: silent(), fetchPolicy: 'network-only' });
  const served = useParticipantToServeQuery({ variables: { id: participant ?? '' }, skip: !participant || Boolean(id), context: silent() });
  const found = service.data?.service;
  if (id && found) return <ServiceForm key={id} service={found} start={formOfService(found)} />;
  // Whoever the address names and is not in sight is simply not chosen.
  if (!id && (!participant || served.data || served.error)) {
    const one = served.data?.participant;
    return <ServiceForm key={participant ?? 'new'} start={emptyService(today, one ? [{ id: one.id, name: one.displayName }] : [])} back={participant ? `/people/participants/edit?id=${participant}&tab=PARTICIPANT.SERVICES` : undefined} />;
  }
  return (
    <FlowPage title={t(id ? 'editTitle' : 'add')} breadcrumb={[{ label: t('title'), to: SERVICES_PATH }]} steps={[]} current="" actions={null}>
      {service.error ? (
        <EmptyState kind="noMatch" title={t('notFound')} action={<LinkButton to={SERVICES_PATH}>{t('toList')}</LinkButton>}>
          {t('notFoundHint')}
        </EmptyState>
      ) : (
        <Skeleton lines={8} />
      )}
    </FlowPage>
  );
}
