import { Checkbox, FieldGroup, Notice } from '@afterbell/core/web';
import { MESSAGE_HOLD_SECONDS } from '@afterbell/people/domain';
import { chakra } from '@chakra-ui/react';
import { many } from '../bulk/bulk-numbers';
import type { BulkPlan } from '../bulk/use-bulk-preview';
import { LinkedText } from './linked-text';
import type { MessageWish } from './message-wish';
import { useMessagesTexts } from './messages-texts';

type Outlook = NonNullable<BulkPlan['message']>;

const NAMED = 5;
const Sample = chakra('details', {
  base: { '& > summary': { cursor: 'pointer', py: '1', fontWeight: 'semibold' }, '& > div': { border: 'hairline', borderRadius: 'md', p: '3', display: 'flex', flexDirection: 'column', gap: '2', maxH: '20rem', overflowY: 'auto' } },
});

export interface MessageOutlookProps {
  outlook: Outlook;
  message: MessageWish;
  onChange: (message: MessageWish) => void;
}

/** What deserves a second look before it is sent, who is left out unless ticked, and one mail as it reads. */
export function MessageOutlookView({ outlook, message, onChange }: MessageOutlookProps) {
  const t = useMessagesTexts();
  const { left, leftCount, noted, notedCount, restricted, restrictedCount, sample, perChild } = outlook;
  const named = (names: readonly string[], total: number) => {
    const shown = names.slice(0, NAMED).join('; ');
    return total > NAMED ? t('andMore', { names: shown, total: many(total - NAMED).total }) : shown;
  };
  const tick = (id: string, on: boolean) => onChange({ ...message, restrictedIds: on ? [...message.restrictedIds, id] : message.restrictedIds.filter((one) => one !== id) });
  return (
    <>
      {notedCount > 0 && <Notice severity="warn">{t('noted', { ...many(notedCount), names: named(noted, notedCount) })}</Notice>}
      {leftCount > 0 && <Notice severity="warn">{t('left', { ...many(leftCount), names: named(left, leftCount) })}</Notice>}
      {restricted.length > 0 && (
        <FieldGroup legend={t('restricted')} hint={t('restrictedHint')} help={restricted.length < restrictedCount ? t('restrictedMore', { shown: restricted.length, total: many(restrictedCount).total }) : undefined}>
          {restricted.map(({ id, hasAddress, name, relationship, child }) => (
            <Checkbox key={id} label={t('restrictedOne', { name, relationship, child })} hint={hasAddress ? undefined : t('noAddress')} disabled={!hasAddress} checked={message.restrictedIds.includes(id)} onChange={({ target }) => tick(id, target.checked)} />
          ))}
        </FieldGroup>
      )}
      {restricted.length === 0 && restrictedCount > 0 && <p>{t('restrictedUntold', many(restrictedCount))}</p>}
      {sample && (
        <Sample onToggle={({ currentTarget }) => currentTarget.open && currentTarget.scrollIntoView?.({ block: 'nearest' })}>
          <summary>{t('sample')}</summary>
          <div tabIndex={0} role="region" aria-label={t('sample')}>
            <small>{sample.address ? t('sampleTo', { name: sample.name ?? '', address: sample.address }) : t('sampleUntold')}</small>
            <strong dir="auto">{sample.subject}</strong>
            <LinkedText text={sample.text} />
          </div>
        </Sample>
      )}
      <small>
        {t(perChild ? 'perChild' : 'together')} {t('takeBack', { seconds: MESSAGE_HOLD_SECONDS })}
      </small>
    </>
  );
}
