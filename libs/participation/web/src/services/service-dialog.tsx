import { formatDate } from '@afterbell/core/domain';
import { Button, Dialog, EmptyState, failuresOf, KeyFacts, LinkButton, LoadHint, Notice, RecordHistory, Section, silent, Skeleton, useCoreTexts, useMayReadHistory } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { timeRange } from '../shared/day-words';
import { useServiceQuery } from './__generated__/services';
import { editServicePath } from './services-paths';
import { useServicesTexts } from './services-texts';
import { useServiceRights } from './use-service-actions';

const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '5', mt: '2', '& p': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } } });

/** One service to read. */
export function ServiceDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useServicesTexts();
  const core = useCoreTexts();
  const rights = useServiceRights();
  const mayReadHistory = useMayReadHistory();
  const { data, error, refetch } = useServiceQuery({ variables: { id }, context: silent(), fetchPolicy: 'cache-and-network' });
  const service = data?.service;
  const facts: [string, string | null][] = service
    ? [
        [t('field.onDate'), formatDate(service.onDate)],
        [t('field.time'), service.startTime && timeRange(service.startTime, service.endTime)],
        [t('field.minutes'), t('minutesOf', { count: service.minutes })],
        [t('field.staff'), service.staffName],
        [t('field.site'), service.site.name],
      ]
    : [];
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title={service ? (service.title ?? service.categoryLabel) : t('title')}
      description={service?.title ? service.categoryLabel : undefined}
      footer={
        <>
          <Button onClick={onClose}>{core('close')}</Button>
          {service && rights.edit && (
            <LinkButton variant="solid" to={editServicePath(service.id)}>
              {t('edit')}
            </LinkButton>
          )}
        </>
      }
    >
      {service ? (
        <Stack>
          <KeyFacts facts={facts.flatMap(([label, value]) => (value ? [{ label, value }] : []))} />
          <Section title={t('field.participants')}>
            <p>{service.participants.map(({ name }) => name).join('\n')}</p>
          </Section>
          {service.notes && (
            <Section title={t('field.notes')}>
              <p>{service.notes}</p>
            </Section>
          )}
          {service.notesHidden && <Notice>{t('notesHidden')}</Notice>}
          {mayReadHistory && <RecordHistory subjectType="service" subjectId={service.id} />}
        </Stack>
      ) : failuresOf(error).some(({ statusCode }) => statusCode === 404) ? (
        <EmptyState kind="noMatch" title={t('notFound')}>
          {t('notFoundHint')}
        </EmptyState>
      ) : error ? (
        <Notice severity="error" live title={core('errors.load')} action={<Button onClick={() => void refetch().catch(() => undefined)}>{core('retry')}</Button>}>
          <LoadHint />
        </Notice>
      ) : (
        <Skeleton lines={6} />
      )}
    </Dialog>
  );
}
