import { chakra } from '@chakra-ui/react';
import { Button, Field, NativeSelect, silent, TextInput } from '@afterbell/core/web';
import { useSiteRoomsQuery } from './__generated__/schedule';
import type { SessionActivity, SessionDraft } from './session-draft';
import { useSessionsTexts } from './sessions-texts';
import { StaffChoice } from './staff-choice';

const Grid = chakra('div', { base: { display: 'grid', gap: '4', gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }, alignItems: 'start' } });

export interface SessionFieldsProps {
  draft: SessionDraft;
  onChange: (draft: SessionDraft) => void;
  activity: SessionActivity;
  /** The room that it had: offered also when it is not on the list any more. */
  room: { id: string; name: string } | null;
  errorOf: (path: string, field: string) => string | undefined;
  onRooms: () => void;
}

/** What a session is called, where it meets, how many it takes and who leads it. */
export function SessionFields({ draft, onChange, activity, room, errorOf, onRooms }: SessionFieldsProps) {
  const t = useSessionsTexts();
  const { data } = useSiteRoomsQuery({ variables: { siteId: activity.site.id }, context: silent(), fetchPolicy: 'cache-and-network' });
  const rooms = data?.siteRooms ?? [];
  const offered = room && !rooms.some(({ id }) => id === room.id) ? [...rooms, room] : rooms;
  const set = (change: Partial<SessionDraft>) => onChange({ ...draft, ...change });
  return (
    <Grid>
      <Field label={t('field.name')} error={errorOf('name', t('field.name'))} required>
        <TextInput value={draft.name} maxLength={200} autoComplete="off" onChange={({ target }) => set({ name: target.value })} />
      </Field>
      <Field label={t('field.capacity')} optional help={t('field.capacityHint')} error={errorOf('capacity', t('field.capacity'))}>
        <TextInput inputMode="numeric" maxLength={5} value={draft.capacity} style={{ maxWidth: '8rem' }} onChange={({ target }) => set({ capacity: target.value.replace(/\D/g, '') })} />
      </Field>
      <div>
        <Field label={t('field.room')} optional error={errorOf('roomId', t('field.room'))}>
          <NativeSelect value={draft.roomId ?? ''} placeholder={t('noRoom')} options={offered.map(({ id, name }) => ({ value: id, label: name }))} onChange={({ target }) => set({ roomId: target.value || null })} />
        </Field>
        <Button variant="link" onClick={onRooms}>
          {t('newRoom')}
        </Button>
      </div>
      <StaffChoice siteId={activity.site.id} value={draft.staff} error={errorOf('staffIds', t('field.staff'))} onChange={(staff) => set({ staff })} />
      {draft.roomId === null && (
        <Field label={t('field.location')} optional help={t('field.locationHint')} error={errorOf('location', t('field.location'))}>
          <TextInput value={draft.location} maxLength={200} autoComplete="off" onChange={({ target }) => set({ location: target.value })} />
        </Field>
      )}
    </Grid>
  );
}
