import { chakra } from '@chakra-ui/react';
import { Button, Dialog, Field, IconButton, Notice, notify, silent, Skeleton, TextInput, useCoreTexts } from '@afterbell/core/web';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type SiteRoomsQuery, useRemoveRoomMutation, useSaveRoomMutation, useSiteRoomsQuery } from './__generated__/schedule';
import { useRoomsTexts } from './rooms-texts';

type Room = SiteRoomsQuery['siteRooms'][number];

const List = chakra('ul', { base: { listStyle: 'none', p: '0', m: '0', mt: '3', '& > li': { display: 'flex', alignItems: 'center', gap: '2', minH: 'touch', borderBottom: 'hairline', py: '1' }, '& > li > span': { flex: '1', minW: '0', overflowWrap: 'anywhere' }, '& small': { color: 'fg.muted', fontSize: 'sm', display: 'block' } } });
const Line = chakra('div', { base: { display: 'grid', gap: '3', gridTemplateColumns: 'minmax(0, 1fr) 6rem auto', alignItems: 'start', '& > button': { mt: '1.625rem' }, '@media (max-width: 480px)': { gridTemplateColumns: 'minmax(0, 1fr) 6rem', '& > button': { gridColumn: '1 / -1', mt: '0' } } } });

export interface RoomsDialogProps {
  site: { id: string; name: string };
  onClose: () => void;
  /** A room was added: whoever looks for one may want it. */
  onAdded?: (id: string) => void;
}

/** The rooms of a site: added, renamed, taken off the list. */
export function RoomsDialog({ site, onClose, onAdded }: RoomsDialogProps) {
  const t = useRoomsTexts();
  const core = useCoreTexts();
  const [edited, setEdited] = useState<string | null>(null);
  const { data, error } = useSiteRoomsQuery({ variables: { siteId: site.id }, context: silent(), fetchPolicy: 'cache-and-network' });
  const [remove] = useRemoveRoomMutation();
  const rooms = data?.siteRooms;
  const options = { context: silent(false), refetchQueries: ['siteRooms'] };
  async function takeAway(room: Room) {
    const refused = (await remove({ variables: { id: room.id, restore: false }, ...options })).data?.removeRoom.problems[0];
    if (refused) return notify({ severity: 'error', title: refused.message });
    notify({ severity: 'success', title: t('removed', { name: room.name }), action: { label: t('undo'), onClick: () => void remove({ variables: { id: room.id, restore: true }, ...options }).catch(() => undefined) } });
  }
  return (
    <Dialog open onClose={onClose} title={t('title', { site: site.name })} description={t('hint')} footer={<Button onClick={onClose}>{t('done')}</Button>}>
      {!rooms && (error ? <Notice severity="error">{core('errors.load')}</Notice> : <Skeleton lines={4} />)}
      {rooms?.length === 0 && <p>{t('none')}</p>}
      <List>
        {rooms?.map((room) =>
          edited === room.id ? (
            <li key={room.id}>
              <RoomForm siteId={site.id} room={room} onDone={() => setEdited(null)} />
            </li>
          ) : (
            <li key={room.id}>
              <span>
                {room.name}
                {room.capacity !== null && <small>{t('people', { count: room.capacity })}</small>}
              </span>
              <IconButton label={t('edit', { name: room.name })} icon={<Pencil aria-hidden="true" />} onClick={() => setEdited(room.id)} />
              <IconButton label={t('remove', { name: room.name })} icon={<Trash2 aria-hidden="true" />} onClick={() => void takeAway(room).catch(() => undefined)} />
            </li>
          ),
        )}
      </List>
      {rooms && edited === null && <RoomForm key={rooms.length} siteId={site.id} onDone={(id) => onAdded?.(id)} />}
    </Dialog>
  );
}

function RoomForm({ siteId, room, onDone }: { siteId: string; room?: Room; onDone: (id: string) => void }) {
  const t = useRoomsTexts();
  const [name, setName] = useState(room?.name ?? '');
  const [capacity, setCapacity] = useState(room?.capacity ? String(room.capacity) : '');
  const [save, { data, loading, reset }] = useSaveRoomMutation();
  const problems = data?.saveRoom.problems ?? [];
  const at = (path: string, field: string) => problems.filter((problem) => problem.path === path).map(({ message }) => t('of', { field, problem: message }))[0];
  const stale = problems.find(({ code }) => code === 'STALE_VERSION');
  async function submit() {
    if (loading) return;
    const input = { ...(room ? { id: room.id, version: room.version } : { siteId }), name, capacity: capacity === '' ? null : Number(capacity) };
    const saved = (await save({ variables: { input }, context: silent(false), refetchQueries: ['siteRooms'], awaitRefetchQueries: true })).data?.saveRoom.room;
    if (saved) onDone(saved.id);
  }
  return (
    <chakra.form
      noValidate
      css={{ width: 'full', mt: room ? '0' : '4' }}
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        void submit().catch(() => undefined);
      }}
    >
      {stale && <Notice severity="error">{t('stale', { name: room?.name ?? '' })}</Notice>}
      <Line>
        <Field label={t('name')} error={at('name', t('name'))}>
          <TextInput value={name} maxLength={100} autoComplete="off" onChange={({ target }) => (setName(target.value), reset())} />
        </Field>
        <Field label={t('capacity')} error={at('capacity', t('capacity'))}>
          <TextInput inputMode="numeric" maxLength={5} value={capacity} onChange={({ target }) => (setCapacity(target.value.replace(/\D/g, '')), reset())} />
        </Field>
        <Button type="submit" loading={loading}>
          {room ? t('save') : t('add')}
        </Button>
      </Line>
    </chakra.form>
  );
}
