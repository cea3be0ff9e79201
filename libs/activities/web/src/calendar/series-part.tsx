import { Field, NativeSelect, Notice, silent, useSession } from '@afterbell/core/web';
import { useSessionConflictsQuery, useSiteRoomsQuery } from '../sessions/__generated__/schedule';
import { ConflictNotice } from '../sessions/conflict-notice';
import { useMoveTexts } from './move-texts';
import { SeriesPreview } from './series-preview';
import type { SeriesMove } from './use-series-move';

/** What else moves with a series: its room; and what comes of it before it does. */
export function SeriesPart({ series: { input, roomId, ownRoomId, ownLocation, preview }, onRoom }: { series: SeriesMove; onRoom: (roomId: string | null) => void }) {
  const t = useMoveTexts();
  const { organization } = useSession();
  const siteId = organization.id;
  const { data } = useSiteRoomsQuery({ variables: { siteId }, skip: organization.level !== 'site', context: silent() });
  const { id, startsOn, endsOn, meetings, patterns, from } = input ?? {};
  const asked = input && roomId ? { siteId, sessionId: id, startsOn, endsOn, meetings, patterns, roomId, staffIds: [], from } : null;
  const conflicts = useSessionConflictsQuery({ variables: { input: asked as never }, skip: asked === null, context: silent() });
  const rooms = (data?.siteRooms ?? []).filter((room) => !room.retired || room.id === roomId);
  return (
    <>
      {rooms.length > 0 && (
        <Field label={t('field.room')} optional>
          <NativeSelect value={roomId ?? ''} placeholder={t('noRoom')} options={rooms.map((room) => ({ value: room.id, label: room.name }))} onChange={({ target }) => onRoom(target.value || null)} />
        </Field>
      )}
      {roomId !== ownRoomId && <Notice>{t('roomOfAll', { before: rooms.find((room) => room.id === ownRoomId)?.name ?? ownLocation ?? t('noRoom') })}</Notice>}
      <SeriesPreview preview={preview} />
      <ConflictNotice conflicts={asked ? (conflicts.data?.sessionConflicts ?? []) : []} />
    </>
  );
}
