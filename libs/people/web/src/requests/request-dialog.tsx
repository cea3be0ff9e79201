import { formatDate } from '@afterbell/core/domain';
import { Button, Dialog, EmptyState, KeyFacts, LinkButton, silent, Skeleton, useCoreTexts, usePermissions, type Fact } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { usePersonRequestQuery } from './__generated__/requests';
import { featureOf, recordPath } from '../kinds/kind-page';
import { isLink, RequestDue, RequestStatus, type PersonRequestRow } from './request-words';
import { useRequestsTexts } from './requests-texts';
import { useRequestActions } from './use-request-actions';

const Words = chakra('p', { base: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', mt: '1' } });
const Part = chakra('section', { base: { mt: '4', '& > h3': { fontSize: 'sm', color: 'fg.muted' } } });
const Links = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2', mt: '4' } });

export interface RequestDialogProps {
  id: string;
  onChange: () => void;
  onClose: () => void;
}

/** One request, as its address opens it. */
export function RequestDialog({ id, onChange, onClose }: RequestDialogProps) {
  const t = useRequestsTexts();
  const core = useCoreTexts();
  const { data, error } = usePersonRequestQuery({ variables: { id }, context: silent(), fetchPolicy: 'cache-and-network' });
  const { actionsOf } = useRequestActions();
  const request = data?.personRequest;
  const actions = request ? actionsOf(request, onChange) : [];
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title={request ? t('rowName', { kind: t(`kind.${request.kind}`), name: request.personName }) : t('title')}
      footer={
        <>
          <Button onClick={onClose}>{core('close')}</Button>
          {actions.map(({ id: action, label, onSelect }) => (
            <Button
              key={action}
              variant={action === 'change' || action === 'link' ? 'solid' : 'outline'}
              onClick={() => {
                if (action !== 'change') onClose();
                onSelect?.();
              }}
            >
              {label}
            </Button>
          ))}
        </>
      }
    >
      {request ? <Request request={request} /> : error ? <EmptyState kind="noMatch" title={t('missing')}>{t('missingHint')}</EmptyState> : <Skeleton lines={5} />}
    </Dialog>
  );
}

function Request({ request }: { request: PersonRequestRow }) {
  const t = useRequestsTexts();
  const { set, can } = usePermissions();
  const { note, outcome, visiblePersonId, personKinds } = request;
  const record = visiblePersonId && personKinds[0] ? recordPath(personKinds[0], visiblePersonId) : null;
  const mayAll = (verb: 'export' | 'delete') => personKinds.every((kind) => set.allows(verb, featureOf(kind)));
  const decides = can('edit', 'people.requests');
  const mayExport = request.kind === 'access' && mayAll('export');
  const mayErase = request.kind === 'erase' && decides && mayAll('delete');
  return (
    <>
      <KeyFacts facts={useFacts(request)} />
      {note && (
        <Part>
          <h3>{t('field.note')}</h3>
          <Words>{note}</Words>
        </Part>
      )}
      {outcome && (
        <Part>
          <h3>{t('field.outcome')}</h3>
          <Words>{outcome}</Words>
        </Part>
      )}
      {record && (
        <Links>
          <LinkButton to={isLink(request) ? `${record}&tab=TEACHERS` : record}>{t('action.record')}</LinkButton>
          {mayExport && <LinkButton to={`${record}&privacy=export`}>{t('action.export')}</LinkButton>}
          {mayErase && <LinkButton to={`${record}&privacy=erase`}>{t('action.erase')}</LinkButton>}
        </Links>
      )}
    </>
  );
}

function useFacts(request: PersonRequestRow): Fact[] {
  const t = useRequestsTexts();
  const { askedBy, relation, channel, askedOn, dueOn, decidedOn, assigneeName } = request;
  const link = isLink(request);
  return [
    { label: t('field.status'), value: <RequestStatus request={request} /> },
    ...(askedBy ? [{ label: t(link ? 'field.teacher' : 'field.askedBy'), value: relation && !link ? `${askedBy} (${relation})` : askedBy }] : []),
    ...(link && relation ? [{ label: t('field.subject'), value: relation }] : []),
    ...(channel ? [{ label: t('field.channel'), value: t(`code.${channel as 'phone'}`) }] : []),
    { label: t('field.askedOn'), value: formatDate(askedOn) },
    ...(dueOn ? [{ label: t('field.dueOn'), value: <RequestDue request={request} /> }] : []),
    ...(decidedOn ? [{ label: t('field.decidedOn'), value: formatDate(decidedOn) }] : []),
    ...(link ? [] : [{ label: t('field.assignedTo'), value: assigneeName ?? t('nobody') }]),
  ];
}
