import { Notice } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import type { BulkActionKey } from '@afterbell/people/domain';
import { many } from './bulk-numbers';
import { BulkRows } from './bulk-rows';
import { useMessagesTexts } from '../messages/messages-texts';
import { useBulkTexts } from './bulk-texts';
import { willBe } from './bulk-words';
import type { BulkPlan } from './use-bulk-preview';

const Reasons = chakra('ul', { base: { listStyle: 'none', m: '0', p: '0' } });
const Who = chakra('details', { base: { '& > summary': { cursor: 'pointer', py: '1', fontWeight: 'semibold' }, '& > div': { maxH: '14rem', overflowY: 'auto' } } });

/** What would change, who would not, and why. */
export function BulkPlanView({ action, plan }: { action: BulkActionKey; plan: BulkPlan }) {
  const t = useBulkTexts();
  const words = useMessagesTexts();
  const { label, changed, total, unseen, remarks, reasons, rows, message } = plan;
  const will = message ? words('title', { mails: words('mails', many(message.mails)), addresses: words('addresses', many(message.addresses)), who: t('who', many(changed)) }) : willBe(t, action, plan, label);
  const whoNot = message ? words('whoNot') : t('whoNot');
  return (
    <>
      <Notice severity={changed === 0 ? 'warn' : 'info'} title={changed === 0 ? t(message ? 'nobodyWritten' : 'nobody') : will} live>
        {(reasons.length > 0 || remarks.length > 0 || unseen > 0) && (
          <Reasons>
            {remarks.map((remark) => (
              <li key={remark}>{remark}</li>
            ))}
            {reasons.map(({ outcome, message, count }) => (
              <li key={`${outcome} ${message}`}>{t('reason', { total: many(count).total, message })}</li>
            ))}
            {unseen > 0 && <li>{t('unseen', many(unseen))}</li>}
          </Reasons>
        )}
      </Notice>
      {rows.length > 0 && (
        <Who>
          <summary>{whoNot}</summary>
          <div tabIndex={0} role="region" aria-label={whoNot}>
            <BulkRows rows={rows} total={total - changed} />
          </div>
        </Who>
      )}
    </>
  );
}
