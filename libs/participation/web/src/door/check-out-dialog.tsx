import { Button, Dialog, failuresOf, Field, FieldGroup, Notice, RadioList, silent, Skeleton, TextInput, useCoreTexts } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { RosterDay } from '../roster/marks';
import { useCheckOutAtDoorMutation, useDoorPickUpListQuery } from './__generated__/door';
import { useDoorTexts } from './door-texts';
import type { DoorDone } from './use-roster-door';

export interface CheckOutDialogProps {
  day: RosterDay;
  personId: string;
  name: string;
  onClose: () => void;
  onDone: (done: DoorDone) => void;
}

const ALONE = 'alone';
const OTHER = 'other';
const NOBODY_SAID = '';
const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4', pt: '3' } });

/** A child leaves: with whom, and who must not. */
export function CheckOutDialog({ day, personId, name, onClose, onDone }: CheckOutDialogProps) {
  const t = useDoorTexts();
  const core = useCoreTexts();
  const { sessionId, date } = day;
  const { data, error, refetch } = useDoorPickUpListQuery({ variables: { personId, date }, context: silent(), fetchPolicy: 'no-cache' });
  const [checkOut, { loading }] = useCheckOutAtDoorMutation({ context: silent(), fetchPolicy: 'no-cache' });
  const [chosen, setChosen] = useState<string | null>(null);
  const [other, setOther] = useState('');
  const [problem, setProblem] = useState<{ code: string; message: string } | null>(null);
  const list = data?.doorPickUps;
  const warning = day.rows.find((row) => row.personId === personId)?.contactRestriction;
  const allowed = list?.filter(({ mayPickUp }) => mayPickUp) ?? [];
  const restricted = list?.filter((one) => one.restricted) ?? [];
  // Who takes the child is said, not left standing: it stands on record.
  const who = chosen ?? (allowed.length > 0 || warning || restricted.length > 0 ? NOBODY_SAID : ALONE);

  async function submit(released: boolean) {
    if (loading) return;
    if (who === NOBODY_SAID || (who === OTHER && !other.trim())) return setProblem({ code: 'VALIDATION', message: t('leave.nameMissing') });
    setProblem(null);
    const input = { sessionId, date, personId, released, ...(who === OTHER ? { pickedUpName: other.trim() } : who === ALONE ? {} : { pickedUpBy: who }) };
    try {
      const answer = (await checkOut({ variables: { input } })).data?.checkOut;
      if (answer?.done) onDone(answer.done);
      else setProblem(answer?.problems[0] ?? { code: 'UNAVAILABLE', message: t('offline') });
    } catch (failure) {
      setProblem({ code: 'UNAVAILABLE', message: failuresOf(failure)[0]?.message.join(' ') || t('offline') });
    }
  }
  const refused = problem?.code === 'DOOR_NOT_RELEASED';
  return (
    <Dialog
      open
      onClose={onClose}
      onSubmit={() => void submit(false)}
      title={t('leave.title', { name })}
      footer={
        <>
          <Button onClick={onClose}>{core('cancel')}</Button>
          {refused ? (
            <Button variant="danger" loading={loading} onClick={() => void submit(true)}>
              {t('leave.anyway')}
            </Button>
          ) : (
            <Button variant="solid" type="submit" loading={loading} disabled={!list}>
              {t('leave.submit')}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        {(warning || restricted.length > 0) && (
          <Notice severity="error" title={restricted.length > 0 ? t('leave.restricted', { names: restricted.map((one) => one.name).join('; ') }) : undefined}>
            {warning}
          </Notice>
        )}
        {problem && (
          <Notice severity={refused ? 'warn' : 'error'} live>
            {problem.message}
          </Notice>
        )}
        {!list && !error && <Skeleton lines={3} label={core('loading')} />}
        {error && !list && (
          <Notice severity="error" live title={t('leave.unread')} action={<Button onClick={() => void refetch().catch(() => undefined)}>{core('retry')}</Button>}>
            {t('leave.unreadHint')}
          </Notice>
        )}
        {list && (
          <FieldGroup legend={t('leave.who')} hint={allowed.length === 0 ? t('leave.noList') : undefined}>
            <RadioList
              name="picked-up-by"
              value={who}
              options={[
                ...allowed.map((one) => ({ value: one.id, label: one.name, hint: t('leave.list', { relationship: one.relationship }) })),
                { value: ALONE, label: t('leave.alone') },
                { value: OTHER, label: t('leave.other') },
              ]}
              onChange={(value) => {
                setChosen(value);
                setProblem(null);
              }}
            />
          </FieldGroup>
        )}
        {list && who === OTHER && (
          <Field label={t('leave.otherName')}>
            <TextInput
              value={other}
              maxLength={100}
              autoComplete="off"
              onChange={({ target }) => {
                setOther(target.value);
                setProblem(null);
              }}
            />
          </Field>
        )}
      </Stack>
    </Dialog>
  );
}
