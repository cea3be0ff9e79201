import { NativeSelect, notify, silent, useSession } from '@afterbell/core/web';
import { PRIVACY_REQUEST_FIELDS, type EntryFields } from '@afterbell/people/domain';
import { useState } from 'react';
import { EntryDialog } from '../record/entries/entry-dialog';
import { FieldOf, type ControlProps } from '../record/entries/entry-control';
import type { EntryText } from '../record/entries/entry-documents';
import { PersonCombobox, type PersonChoice } from '../relationships/person-combobox';
import { useRequestAssigneesQuery } from './__generated__/requests';
import type { PersonRequestRow } from './request-words';
import { useRequestsTexts } from './requests-texts';
import { useRequestActions, valuesOf } from './use-request-actions';

const NEW_FIELDS = { personId: { type: 'id', required: true }, ...PRIVACY_REQUEST_FIELDS } as const satisfies EntryFields;

export interface RequestFormProps {
  /** The request to change; none enters one. */
  request?: PersonRequestRow;
  onClose: () => void;
}

/** What somebody asked by phone or by mail, and what became of it. */
export function RequestForm({ request, onClose }: RequestFormProps) {
  const t = useRequestsTexts();
  const { today, user } = useSession();
  const { save } = useRequestActions();
  const [person, setPerson] = useState<PersonChoice | null>(null);
  const start = request ? Object.fromEntries(Object.entries(valuesOf(request)).map(([key, value]) => [key, value ?? ''])) : { kind: 'access', channel: 'phone', askedOn: today, status: 'open', assignedTo: user.id };
  const control = (props: ControlProps) => {
    if (props.name === 'assignedTo') return <Assignee {...props} known={request?.assigneeId ? { id: request.assigneeId, name: request.assigneeName ?? '–' } : null} />;
    if (props.name !== 'personId') return null;
    const choose = (chosen: PersonChoice | null) => {
      setPerson(chosen);
      props.onChange(chosen?.id ?? '');
    };
    return <PersonCombobox label={t('field.personId')} value={person} onChange={choose} error={props.error} />;
  };
  return (
    <EntryDialog
      title={request ? t('editTitle', { name: request.personName }) : t('addTitle')}
      fields={request ? PRIVACY_REQUEST_FIELDS : NEW_FIELDS}
      start={start}
      version={request?.version ?? null}
      t={t as EntryText}
      control={control}
      onClose={onClose}
      save={async ({ personId, ...values }, version) => {
        const about = request?.visiblePersonId ?? (personId as string);
        const problems = await save({ id: request?.id, version, personId: about }, values);
        if (problems?.length === 0) notify({ severity: 'success', title: t('saved') });
        return problems;
      }}
    />
  );
}

/** Whoever acts here, oneself first. */
function Assignee({ known, ...props }: ControlProps & { known: { id: string; name: string } | null }) {
  const t = useRequestsTexts();
  const { user } = useSession();
  const { data } = useRequestAssigneesQuery({ variables: { search: '' }, context: silent() });
  const people = new Map([[user.id, user.name], ...(known ? [[known.id, known.name] as const] : []), ...(data?.requestAssignees ?? []).map(({ id, name }) => [id, name] as const)]);
  return (
    <FieldOf {...props}>
      <NativeSelect
        value={typeof props.value === 'string' ? props.value : ''}
        options={[{ value: '', label: t('nobody') }, ...[...people].map(([value, label]) => ({ value, label }))]}
        onChange={(event) => props.onChange(event.target.value)}
      />
    </FieldOf>
  );
}

