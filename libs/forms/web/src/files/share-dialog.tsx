import { chakra } from '@chakra-ui/react';
import { Button, Dialog, failuresOf, Field, IconButton, Notice, notify, OrganizationCombobox, silent, Skeleton, useSession } from '@afterbell/core/web';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { ChipList } from '../controls/chip-list';
import { useFileSharingQuery, useShareFileMutation } from './__generated__/file-sharing';
import { useFileTexts } from './file-texts';

interface Shared {
  id: string;
  name: string;
}

const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4', minW: '0' } });
const Small = chakra('p', { base: { color: 'fg.muted', fontSize: 'sm' } });

/** Says which organizations see a file beside those who see its record. */
export function ShareButton({ fileId, name }: { fileId: string; name: string }) {
  const t = useFileTexts();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton label={t('share.button', { name })} icon={<Share2 />} onClick={() => setOpen(true)} />
      {open && <ShareDialog fileId={fileId} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}

function ShareDialog({ fileId, name, onClose }: { fileId: string; name: string; onClose: () => void }) {
  const t = useFileTexts();
  const { organization } = useSession();
  const { data, error, refetch } = useFileSharingQuery({ variables: { id: fileId }, context: silent(), fetchPolicy: 'network-only' });
  const [share, { loading }] = useShareFileMutation({ context: silent() });
  const [edited, setEdited] = useState<readonly Shared[] | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const stored = data?.file.shares.map((one): Shared => ({ id: one.organizationId, name: one.name })) ?? [];
  const shown = edited ?? stored;
  const add = shown.filter(({ id }) => !stored.some((one) => one.id === id)).map(({ id }) => id);
  const remove = stored.filter(({ id }) => !shown.some((one) => one.id === id)).map(({ id }) => id);
  const mayShare = data?.file.viewerCan.share === true;

  async function save() {
    setRefused(null);
    try {
      const answer = await share({ variables: { input: { id: fileId, add, remove } } });
      const problems = answer.data?.shareFile.problems ?? [];
      if (problems.length > 0) return setRefused(problems.map(({ message }) => message).join(' '));
      notify({ severity: 'success', title: t('share.saved', { name }) });
      onClose();
    } catch (failure) {
      setRefused(failuresOf(failure)[0]?.message[0] ?? t('share.failed'));
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('share.title', { name })}
      description={t('share.hint')}
      footer={
        <>
          <Button onClick={onClose}>{t(mayShare ? 'share.cancel' : 'share.close')}</Button>
          {mayShare && (
            <Button variant="solid" loading={loading} disabled={add.length + remove.length === 0} onClick={() => void save()}>
              {t('share.save')}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        {refused && (
          <Notice severity="error" live>
            {refused}
          </Notice>
        )}
        {error ? (
          <Notice severity="error" live title={t('share.failed')} action={<Button onClick={() => void refetch()}>{t('retry')}</Button>} />
        ) : !data ? (
          <Skeleton lines={2} />
        ) : (
          <>
            {mayShare ? (
              <Field label={t('share.add')} hint={t('share.addHint', { name: organization.name })}>
                <OrganizationCombobox value={null} onChange={(one) => one && !shown.some(({ id }) => id === one.id) && setEdited([...shown, { id: one.id, name: one.name }])} />
              </Field>
            ) : (
              <Notice>{t('share.readOnly')}</Notice>
            )}
            {shown.length === 0 ? <Small>{organization.level === 'top' ? t('share.nobody') : t('share.nobodyHere', { name: organization.name })}</Small> : <ChipList label={t('share.with')} chips={shown.map(({ id, name: label }) => ({ key: id, label }))} onRemove={mayShare ? (key) => setEdited(shown.filter(({ id }) => id !== key)) : undefined} />}
          </>
        )}
      </Stack>
    </Dialog>
  );
}
