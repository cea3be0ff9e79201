import { Button, ConfirmDialog, Dialog, failuresOf, Notice, notify, silent, Skeleton, useCoreTexts, useSession } from '@afterbell/core/web';
import { dateIn, formatDate, formatDateTime } from '@afterbell/core/domain';
import { chakra } from '@chakra-ui/react';
import { Power, TabletSmartphone } from 'lucide-react';
import { useState } from 'react';
import { type KioskListQuery, useKioskListQuery, useNewKioskCodeMutation, useRevokeKioskMutation } from './__generated__/kiosks';
import { KioskForm } from './kiosk-form';
import { useKiosksTexts } from './kiosks-texts';

type Row = KioskListQuery['kiosks'][number];

export interface OpeningCode {
  name: string;
  code: string;
  link: string;
  qr: string;
}

const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4', mt: '4', '& h3': { fontSize: 'sm', fontWeight: 'semibold', mb: '2' } } });
const Rows = chakra('ul', { base: { listStyle: 'none', m: '0', p: '0', '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', py: '2', borderTop: 'hairline' }, '& li > span': { flex: '1 1 14rem', minW: '0', overflowWrap: 'anywhere' }, '& small': { display: 'block', color: 'fg.muted', fontSize: 'xs' } } });

/** Kiosks of the site, and of sites beneath: made, opened on a device, ended. */
export default function KiosksDialog({ onClose }: { onClose: () => void }) {
  const t = useKiosksTexts();
  const core = useCoreTexts();
  const { organization } = useSession();
  const kiosks = useKioskListQuery({ context: silent(), fetchPolicy: 'cache-and-network', pollInterval: 60_000 });
  const [newCode] = useNewKioskCodeMutation({ context: silent(), fetchPolicy: 'no-cache' });
  const [revoke] = useRevokeKioskMutation({ context: silent(), refetchQueries: ['kioskList'] });
  const [opening, setOpening] = useState<OpeningCode | null>(null);
  const [ending, setEnding] = useState<Row | null>(null);
  const list = (kiosks.data ?? kiosks.previousData)?.kiosks;
  const wordsOf = (error: unknown) => failuresOf(error)[0]?.message.join(' ') || t('failed');

  async function openOn({ id, name }: Row) {
    try {
      const answer = (await newCode({ variables: { id } })).data?.newKioskCode;
      if (answer?.code && answer.link && answer.qr) setOpening({ name, code: answer.code, link: answer.link, qr: answer.qr });
      else notify({ severity: 'error', title: answer?.problems[0]?.message ?? t('failed') });
    } catch (error) {
      notify({ severity: 'error', title: wordsOf(error) });
    }
  }
  async function end(kiosk: Row) {
    const { id, name } = kiosk;
    try {
      const answer = (await revoke({ variables: { id }, update: (cache, { data }) => void (data?.revokeKiosk.revokedId && cache.evict({ id: cache.identify(kiosk) })) })).data?.revokeKiosk;
      if (answer?.revokedId) notify({ severity: 'success', title: t('ended', { name }) });
      else notify({ severity: 'error', title: answer?.problems[0]?.message ?? t('failed') });
    } catch (error) {
      notify({ severity: 'error', title: wordsOf(error) });
      throw error;
    }
  }
  if (opening) return <OpeningDialog {...opening} onClose={() => setOpening(null)} />;
  // Instead of the list, as above: a dialog that is told to close tells whoever opened it, and would take this question with it.
  if (ending) return <ConfirmDialog open danger onClose={() => setEnding(null)} onConfirm={() => end(ending)} title={t('endTitle', { name: ending.name })} description={t('endHint')} confirmLabel={t('end')} />;
  return (
    <Dialog open onClose={onClose} size="lg" title={t('title')} description={t('about')} footer={<Button onClick={onClose}>{core('close')}</Button>}>
      <Stack>
        {organization.level === 'site' ? <KioskForm onMade={setOpening} /> : <Notice>{t('notSite')}</Notice>}
        <section>
          <h3>{t('inForce')}</h3>
          {kiosks.error && !list ? <Notice severity="error">{core('errors.load')}</Notice> : !list ? <Skeleton lines={2} /> : list.length === 0 && <p>{t('none')}</p>}
          <Rows>
            {list?.map((kiosk) => (
              <KioskLine key={kiosk.id} kiosk={kiosk} onOpen={() => void openOn(kiosk)} onEnd={() => setEnding(kiosk)} />
            ))}
          </Rows>
        </section>
      </Stack>
    </Dialog>
  );
}

function KioskLine({ kiosk, onOpen, onEnd }: { kiosk: Row; onOpen: () => void; onEnd: () => void }) {
  const t = useKiosksTexts();
  const { timeZone, organization } = useSession();
  const { name, siteName, madeAt, madeBy, expiresAt, isOpen, device, lastSeenAt } = kiosk;
  const day = (at: string) => formatDate(dateIn(timeZone, new Date(at)));
  const seen = isOpen && lastSeenAt ? t('seen', { device: device ?? t('device'), at: formatDateTime(lastSeenAt, timeZone) }) : t('closed');
  return (
    <li>
      <span>
        {siteName === organization.name ? name : `${siteName}: ${name}`}
        <small>{seen}</small>
        <small>{t('made', { made: day(madeAt), by: madeBy ?? t('somebody'), until: day(expiresAt) })}</small>
      </span>
      <Button icon={<TabletSmartphone aria-hidden="true" />} aria-label={t('codeOf', { name })} onClick={onOpen}>
        {t('code')}
      </Button>
      <Button icon={<Power aria-hidden="true" />} aria-label={t('endOf', { name })} onClick={onEnd}>
        {t('end')}
      </Button>
    </li>
  );
}

/** The code, said once. */
function OpeningDialog({ name, code, link, qr, onClose }: OpeningCode & { onClose: () => void }) {
  const t = useKiosksTexts();
  return (
    <Dialog open onClose={onClose} closeOnOutside={false} title={t('ready', { name })} description={t('readyHint', { address: link.replace(/\?.*$/, '') })} footer={<Button onClick={onClose}>{t('back')}</Button>}>
      <chakra.div css={{ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: '3', mt: '4', '& > img': { width: '14rem', maxW: 'full', bg: 'white', borderRadius: 'md' }, '& > strong': { fontSize: '2rem', letterSpacing: '0.1em', fontVariantNumeric: 'tabular-nums' } }}>
        <Notice severity="warn">{t('readyHere')}</Notice>
        <img src={`data:image/svg+xml;utf8,${encodeURIComponent(qr)}`} alt={t('qr')} />
        <strong data-testid="opening-code">{code}</strong>
      </chakra.div>
    </Dialog>
  );
}
