import { DateBox, factLine, Field, FieldGroup, NativeSelect, Notice, RadioList, silent, Skeleton, TextInput, useCoreTexts, usePermissions, useSession } from '@afterbell/core/web';
import type { BulkFormProps } from '@afterbell/people/web';
import { useState } from 'react';
import { dayWithin } from '../places/day-within';
import { timeRange } from '../shared/day-words';
import { useEnrollManySessionsQuery } from './__generated__/enroll-many';
import { useEnrollManyTexts } from './enroll-many-texts';

const MOST = 200;

/** Which session, from which day; those of the term in force first. */
export default function EnrollManyForm({ wish, onChange, asksWhenFull = true, dayError }: BulkFormProps & { asksWhenFull?: boolean; dayError?: string }) {
  const t = useEnrollManyTexts();
  const core = useCoreTexts();
  const { organization, term, today } = useSession();
  const { data, error } = useEnrollManySessionsQuery({ variables: { first: MOST }, context: silent() });
  const [activityId, setActivityId] = useState('');
  const { can } = usePermissions();
  const activities = data?.activities.nodes;
  const choices = ['refuse', 'wait', ...(can('edit', 'activities.session') ? ['exceed'] : [])].map((value) => ({ value, label: t(value as 'refuse') }));
  if (!activities) return error ? <Notice severity="error">{core('errors.load')}</Notice> : <Skeleton lines={2} />;
  if (activities.length === 0) return <Notice>{t('none')}</Notice>;
  const current = [...activities].sort((a, b) => Number(b.term?.id === term?.id) - Number(a.term?.id === term?.id));
  const named = current.map(({ id, name, site, term: its }) => ({ value: id, label: factLine([name, organization.level === 'site' ? '' : site.name, its && its.id !== term?.id ? its.name : '']) }));
  const sessions = activities.find(({ id }) => id === activityId)?.sessions ?? [];
  const session = sessions.find(({ id }) => id === wish.targetId);
  // No place begins after its session.
  const aimed = (at?: { id: string; endsOn: string }) => ({ ...wish, choice: null, reason: null, targetId: at?.id ?? null, on: at && wish.on && wish.on > at.endsOn ? at.endsOn : wish.on });
  const choose = (id: string) => {
    setActivityId(id);
    const [only, ...others] = activities.find((activity) => activity.id === id)?.sessions ?? [];
    onChange(aimed(only && others.length === 0 ? only : undefined));
  };
  return (
    <>
      <Field label={t('activity')}>
        <NativeSelect value={activityId} placeholder={t('chooseActivity')} options={named} onChange={(event) => choose(event.target.value)} />
      </Field>
      {data.activities.pageInfo.hasNextPage && <small>{t('more')}</small>}
      {activityId !== '' && sessions.length === 0 && <Notice>{t('noSessions')}</Notice>}
      {sessions.length > 0 && (
        <Field label={t('session')}>
          <NativeSelect
            value={wish.targetId ?? ''}
            placeholder={t('chooseSession')}
            options={sessions.map(({ id, name, startTime, endTime }) => ({ value: id, label: `${name}, ${timeRange(startTime, endTime)}` }))}
            onChange={({ target }) => onChange(aimed(sessions.find(({ id }) => id === target.value)))}
          />
        </Field>
      )}
      {asksWhenFull && session?.capacity != null && (
        <FieldGroup legend={t('full')}>
          <RadioList name="enroll-full" value={wish.choice ?? 'refuse'} options={choices} onChange={(choice) => onChange({ ...wish, choice: choice === 'refuse' ? null : choice, reason: choice === 'refuse' ? null : wish.reason })} />
        </FieldGroup>
      )}
      {wish.choice && (
        <Field label={t('reason')} required={wish.choice === 'exceed'} optional={wish.choice !== 'exceed'}>
          <TextInput value={wish.reason ?? ''} maxLength={200} onChange={({ target }) => onChange({ ...wish, reason: target.value || null })} />
        </Field>
      )}
      <Field label={t('from')} required error={dayError}>
        <DateBox label={t('from')} value={wish.on ?? ''} today={today} opensAt={session && dayWithin(session.startsOn, session.endsOn, today)} onChange={(on) => onChange({ ...wish, on: on || null })} />
      </Field>
    </>
  );
}
