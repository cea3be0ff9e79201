import { formatDate } from '@afterbell/core/domain';
import { Button, DateBox, Dialog, failuresOf, Field, NativeSelect, Notice, notify, silent, Skeleton, TextInput, useCoreTexts, usePermissions, useSession, type MenuAction } from '@afterbell/core/web';
import type { AdultKind } from '@afterbell/people/domain';
import { chakra } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { useEndPersonStayMutation, usePersonPlacesQuery } from './__generated__/ending';
import { useEndingTexts } from './ending-texts';
import { KIND_PAGES } from './kind-page';

const Fields = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4', mt: '2' } });

/** Ending the stay of staff, a teacher or a board member at one organization. Contacts stay as long as the child does. */
export function useEndStay(kind: AdultKind, id: string, name: string, onEnded?: () => void): { items: MenuAction[]; dialog: ReactNode } {
  const t = useEndingTexts();
  const { set } = usePermissions();
  const [open, setOpen] = useState(false);
  const may = kind !== 'contact' && set.allows('edit', KIND_PAGES[kind].feature);
  return {
    items: may ? [{ id: 'end-stay', label: t('end'), onSelect: () => setOpen(true) }] : [],
    dialog: open && <EndStay kind={kind} id={id} name={name} onClose={() => setOpen(false)} onEnded={onEnded} />,
  };
}

function EndStay({ kind, id, name, onClose, onEnded }: { kind: AdultKind; id: string; name: string; onClose: () => void; onEnded?: () => void }) {
  const t = useEndingTexts();
  const core = useCoreTexts();
  const { today } = useSession();
  const { data, error } = usePersonPlacesQuery({ variables: { id, staff: kind === 'staff', teacher: kind === 'teacher', boardMember: kind === 'board_member' }, context: silent(), fetchPolicy: 'network-only' });
  const places = (data?.staffMember ?? data?.teacher ?? data?.boardMember)?.organizations;
  const [chosen, setChosen] = useState('');
  const [endsOn, setEndsOn] = useState(today);
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState<{ path: string | null; message: string } | null>(null);
  const [end, { loading }] = useEndPersonStayMutation({ context: silent(), fetchPolicy: 'no-cache', refetchQueries: kind === 'staff' ? ['staffEmployments'] : [] });
  const place = places?.length === 1 ? places[0] : places?.find((one) => one.id === chosen);

  async function run() {
    if (loading || !place) return;
    setFailure(null);
    const answer = await end({ variables: { input: { kind, id, organizationId: place.id, endsOn, reason: reason || null } } }).catch((fault: unknown) => (setFailure({ path: null, message: failuresOf(fault)[0]?.message.join(' ') || t('failed') }), null));
    const payload = answer?.data?.endPersonStay;
    const problem = payload?.problems[0];
    if (problem) setFailure({ path: problem.path, message: `${problem.path === 'endsOn' ? t('lastDay') : ''} ${problem.message}`.replace(' :', ':').trim() });
    if (!payload?.done) return;
    notify({ severity: 'success', title: t('ended', { name, place: place.name, day: formatDate(endsOn) }) });
    onClose();
    onEnded?.();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnOutside={false}
      title={t('endTitle', { name })}
      description={t(kind === 'staff' ? 'endHint' : 'endHintPlain')}
      onSubmit={() => void run()}
      footer={
        <>
          <Button onClick={onClose}>{core('cancel')}</Button>
          <Button variant="solid" type="submit" loading={loading} disabled={!place || endsOn === ''}>
            {t('end')}
          </Button>
        </>
      }
    >
      {!places ? error ? <Notice severity="error">{core('errors.load')}</Notice> : <Skeleton lines={3} /> : places.length === 0 ? <p>{t('nowhere')}</p> : (
        <Fields>
          {failure && failure.path !== 'endsOn' && <Notice severity="error" live>{failure.message}</Notice>}
          <Field label={t('at')}>
            <NativeSelect value={place?.id ?? ''} placeholder={places.length > 1 ? t('chooseAt') : undefined} options={places.map((one) => ({ value: one.id, label: one.name }))} onChange={(event) => setChosen(event.target.value)} />
          </Field>
          <Field label={t('lastDay')} required error={failure?.path === 'endsOn' ? failure.message : undefined}>
            <DateBox label={t('lastDay')} value={endsOn} today={today} onChange={(day) => (setEndsOn(day), setFailure(null))} />
          </Field>
          <Field label={t('reason')} optional>
            <TextInput value={reason} maxLength={200} onChange={(event) => setReason(event.target.value)} />
          </Field>
        </Fields>
      )}
    </Dialog>
  );
}
