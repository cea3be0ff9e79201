import { formatDate } from '@afterbell/core/domain';
import { Badge, Button, ConfirmDialog, EmptyState, notify, Section } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { StayFieldsFragment } from './__generated__/registration';
import { useRegistrationTexts } from './registration-texts';
import { StayDialog, type StayTask } from './stay-dialog';
import { useStays } from './use-stays';

const TONES = { ahead: 'blue', now: 'green', ended: 'gray' } as const;
const List = chakra('ul', { base: { listStyle: 'none', m: '0', p: '0', borderTop: 'hairline' } });
const Item = chakra('li', { base: { borderBottom: 'hairline', py: '3', display: 'flex', flexWrap: 'wrap', columnGap: '4', rowGap: '2', alignItems: 'center', '& > div:first-of-type': { flex: '1 1 16rem', minW: '0', overflowWrap: 'anywhere' } } });
const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } });

export function useSpan() {
  const t = useRegistrationTexts();
  return ({ startsOn, endsOn }: { startsOn: string; endsOn: string | null }) => (endsOn ? t('fromTo', { from: formatDate(startsOn), to: formatDate(endsOn) }) : t('from', { day: formatDate(startsOn) }));
}

export interface StaysSectionProps {
  personId: string;
  stays: readonly StayFieldsFragment[];
  canEdit: boolean;
  /** Above a site: there is somewhere to move to. */
  canMove: boolean;
  reload: () => Promise<unknown>;
}

/** When the child is where, newest first. */
export function StaysSection({ personId, stays, canEdit, canMove, reload }: StaysSectionProps) {
  const t = useRegistrationTexts();
  const span = useSpan();
  const { save, remove } = useStays(personId, reload);
  const [leaving, setLeaving] = useState<StayFieldsFragment | null>(null);
  const [task, setTask] = useState<StayTask | null>(null);
  const takeOff = async (stay: StayFieldsFragment) => {
    const failure = await remove(stay, stays);
    if (failure) notify({ severity: 'error', title: failure.message });
  };
  return (
    <Section title={t('stays')} action={canEdit && <Button onClick={() => setTask({ kind: 'begin' })}>{t('begin')}</Button>}>
      {stays.length === 0 && <EmptyState kind="nothing" title={t('noStays')} />}
      {stays.length > 0 && (
        <List>
          {stays.map((stay) => (
            <Item key={stay.id}>
              <div>
                <strong>{stay.organization.name}</strong> <Badge tone={TONES[stay.state]}>{t(`state.${stay.state}`)}</Badge>
                <div>{span(stay)}{stay.endReason ? `\u00a0· ${stay.endReason}` : ''}</div>
                <chakra.div css={{ color: 'fg.muted', fontSize: 'sm' }}>{t('programmesAre', { programs: stay.programmes.map(({ label }) => label).join(', ') || t('programmesNone') })}</chakra.div>
              </div>
              {canEdit && (
                <Actions>
                  <Button variant="link" aria-label={t('changeOf', { site: stay.organization.name })} onClick={() => setTask({ kind: 'change', stay })}>{t('change')}</Button>
                  {stay.endsOn === null && <Button variant="link" aria-label={t('endOf', { site: stay.organization.name })} onClick={() => setTask({ kind: 'end', stay })}>{t('end')}</Button>}
                  {canMove && stay.state !== 'ended' && <Button variant="link" aria-label={t('moveOf', { site: stay.organization.name })} onClick={() => setTask({ kind: 'move', stay })}>{t('move')}</Button>}
                  {stays.length > 1 && <Button variant="link" aria-label={t('removeOf', { site: stay.organization.name })} onClick={() => setLeaving(stay)}>{t('remove')}</Button>}
                </Actions>
              )}
            </Item>
          ))}
        </List>
      )}
      {leaving && (
        <ConfirmDialog open onClose={() => setLeaving(null)} title={t('removeTitle', { site: leaving.organization.name, span: span(leaving) })} confirmLabel={t('removeIt')} danger onConfirm={() => takeOff(leaving)}>
          {t('removeHint')}
        </ConfirmDialog>
      )}
      {task && <StayDialog task={task} onClose={() => setTask(null)} onSave={save} />}
    </Section>
  );
}
