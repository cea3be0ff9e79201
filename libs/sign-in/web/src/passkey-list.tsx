import { Button, ConfirmDialog, EmptyState, LoadHint, MoreMenu, Notice, notify, Section, silent, Skeleton, useCoreTexts, useSession } from '@afterbell/core/web';
import { formatDateTime } from '@afterbell/core/domain';
import { chakra } from '@chakra-ui/react';
import { KeyRound, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useMyPasskeysQuery, useRemovePasskeyMutation, type MyPasskeysQuery } from './__generated__/passkey-list';
import { AddPasskey } from './add-passkey';
import { usePasskeyTexts } from './passkey-texts';
import { RenamePasskey } from './rename-passkey';

type Passkey = MyPasskeysQuery['myPasskeys'][number];
type Doing = { kind: 'add' } | { kind: 'rename' | 'remove'; passkey: Passkey } | null;

const List = chakra('ul', { base: { listStyle: 'none', p: '0', borderTop: 'hairline' } });
const Row = chakra('li', { base: { display: 'flex', alignItems: 'center', gap: '3', py: '2', borderBottom: 'hairline', minH: 'touch', '& > svg': { boxSize: '5', flexShrink: '0', color: 'fg.muted' }, '& > div': { flex: '1', minW: '0' } } });
const Name = chakra('div', { base: { fontWeight: 'semibold', overflowWrap: 'anywhere' } });
const Muted = chakra('div', { base: { color: 'fg.muted', fontSize: 'sm' } });

/** The signed-in person's passkeys: add, rename, remove. Stands on the profile. */
export function PasskeyList() {
  const t = usePasskeyTexts();
  const core = useCoreTexts();
  const { data, error, refetch } = useMyPasskeysQuery({ context: silent(), fetchPolicy: 'cache-and-network' });
  const [remove] = useRemovePasskeyMutation();
  const [doing, setDoing] = useState<Doing>(null);
  const passkeys = data?.myPasskeys;
  const close = () => setDoing(null);
  const add = (
    <Button icon={<Plus aria-hidden="true" />} onClick={() => setDoing({ kind: 'add' })}>
      {t('add')}
    </Button>
  );

  async function confirmRemove({ id }: Passkey) {
    const problem = (await remove({ variables: { id } })).data?.removePasskey.problems[0];
    if (problem) notify({ severity: 'error', title: problem.message });
    else notify({ severity: 'success', title: t('removed') });
    await refetch();
  }
  return (
    <Section title={t('title')} action={passkeys?.length ? add : undefined}>
      <Muted css={{ mb: '3', maxW: '44rem' }}>{t('hint')}</Muted>
      {!passkeys && !error && <Skeleton lines={2} />}
      {!passkeys && error && (
        <Notice severity="error" title={core('errors.load')} action={<Button onClick={() => void refetch().catch(() => undefined)}>{core('retry')}</Button>}>
          <LoadHint />
        </Notice>
      )}
      {passkeys?.length === 0 && (
        <EmptyState kind="nothing" title={t('none')} action={add}>
          {t('noneHint')}
        </EmptyState>
      )}
      {passkeys && passkeys.length > 0 && (
        <List aria-label={t('list')}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onDo={setDoing} />
          ))}
        </List>
      )}
      {doing?.kind === 'add' && (
        <AddPasskey
          onClose={close}
          onAdded={() => {
            close();
            void refetch();
          }}
        />
      )}
      {doing?.kind === 'rename' && <RenamePasskey passkey={doing.passkey} onClose={close} />}
      {doing?.kind === 'remove' && (
        <ConfirmDialog open danger title={t('removeTitle', { name: doing.passkey.name })} description={t('removeHint')} confirmLabel={t('remove')} onClose={close} onConfirm={() => confirmRemove(doing.passkey)} />
      )}
    </Section>
  );
}

function PasskeyRow({ passkey, onDo }: { passkey: Passkey; onDo: (doing: Doing) => void }) {
  const t = usePasskeyTexts();
  const { timeZone } = useSession();
  const used = passkey.lastUsedAt ? t('used', { date: formatDateTime(passkey.lastUsedAt, timeZone) }) : t('unused');
  return (
    <Row>
      <KeyRound aria-hidden="true" />
      <div>
        <Name>{passkey.name}</Name>
        <Muted>
          {t('created', { date: formatDateTime(passkey.createdAt, timeZone) })} · {used}
        </Muted>
      </div>
      <MoreMenu
        label={t('moreFor', { name: passkey.name })}
        items={[
          { id: 'rename', label: t('rename'), icon: <Pencil size={16} aria-hidden="true" />, onSelect: () => onDo({ kind: 'rename', passkey }) },
          { id: 'remove', label: t('remove'), icon: <Trash2 size={16} aria-hidden="true" />, danger: true, onSelect: () => onDo({ kind: 'remove', passkey }) },
        ]}
      />
    </Row>
  );
}
