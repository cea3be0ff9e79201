import { formatDateTime } from '@afterbell/core/domain';
import { Button, ConfirmDialog, EmptyState, failuresOf, type Fact, LinkButton, LoadHint, type MenuAction, Notice, notify, RecordHistory, RecordPage, silent, Skeleton, useCoreTexts, useFreshRecord, useMayReadHistory, usePermissions, useSession } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { DoorOpen, Pencil, Plus, Star } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { addressWords, phoneWords } from '../relationships/contact-words';
import { useHouseholdRecordQuery, type HouseholdRecordQuery } from './__generated__/households';
import { HouseholdDialog } from './household-dialog';
import { ContactsSection, MembersSection, type Member } from './household-members';
import { ApplyDialog, MemberDialog, MergeDialog, SplitDialog } from './household-move-dialogs';
import { useHouseholdsTexts } from './households-texts';
import { type HouseholdOutcome, useHouseholdChanges } from './use-household-changes';

const LIST = '/people/households';
const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '8', minW: '0', maxW: '60rem' } });

type Asked = 'edit' | 'member' | 'apply' | 'merge' | 'split' | 'remove';

export function HouseholdRecord({ id }: { id: string }) {
  const t = useHouseholdsTexts();
  const core = useCoreTexts();
  const { organization } = useSession();
  const { data, error, refetch } = useHouseholdRecordQuery({ variables: { id }, context: silent(), fetchPolicy: 'cache-and-network' });
  const retry = () => void refetch().catch(() => undefined);
  if (data) return <Loaded household={data.household} reload={retry} />;
  const missing = failuresOf(error).some(({ statusCode }) => statusCode === 404);
  return (
    <RecordPage title={t('record')} breadcrumb={[{ label: t('title'), to: LIST }]}>
      {missing ? (
        <EmptyState kind="noMatch" title={t('notFound')} action={<LinkButton to={LIST}>{t('toList')}</LinkButton>}>
          {t('notFoundHint', { name: organization.name })}
        </EmptyState>
      ) : error ? (
        <Notice severity="error" live title={core('errors.load')} action={<Button onClick={retry}>{core('retry')}</Button>}>
          <LoadHint />
        </Notice>
      ) : (
        <Skeleton lines={8} />
      )}
    </RecordPage>
  );
}

function Loaded({ household, reload }: { household: HouseholdRecordQuery['household']; reload: () => void }) {
  const t = useHouseholdsTexts();
  const navigate = useNavigate();
  const { can, set } = usePermissions();
  const mayReadHistory = useMayReadHistory();
  const [asked, setAsked] = useState<Asked | null>(null);
  useFreshRecord('household', household, reload, asked !== null);
  const changes = useHouseholdChanges(reload);
  const facts = useFacts(household);
  const canEdit = can('edit', 'people.household');
  const living = household.members.filter(({ leftOn }) => leftOn === null);
  const close = () => setAsked(null);

  async function say(call: Promise<HouseholdOutcome>, title: string) {
    const { done, errors } = await call;
    notify(done ? { severity: 'success', title } : { severity: 'error', title: t('said.failed'), detail: Object.values(errors).join(' ') });
    return done;
  }
  const actionsOf = ({ person, isPrimary }: Member): MenuAction[] =>
    canEdit
      ? [
          { id: 'primary', label: t(isPrimary ? 'action.noPrimary' : 'action.makePrimary'), icon: <Star size={16} aria-hidden="true" />, onSelect: () => void say(changes.setPrimary(household, person.id, !isPrimary), t('said.saved')) },
          { id: 'leave', label: t('action.leave'), icon: <DoorOpen size={16} aria-hidden="true" />, onSelect: () => void say(changes.removeMember(household, person.id), t('said.moved', { name: person.displayName })) },
        ]
      : [];
  const more: MenuAction[] = [
    ...(canEdit && household.addressLine1 && can('edit', 'people.participants') ? [{ id: 'apply', label: t('action.apply'), onSelect: () => setAsked('apply') }] : []),
    ...(canEdit ? [{ id: 'merge', label: t('action.merge'), onSelect: () => setAsked('merge') }] : []),
    ...(canEdit && living.length > 1 ? [{ id: 'split', label: t('action.split'), onSelect: () => setAsked('split') }] : []),
    ...(set.allows('delete', 'people.household') ? [{ id: 'remove', label: t('action.remove'), danger: true, onSelect: () => setAsked('remove') }] : []),
  ];
  const dialog = { household, changes, onClose: close };
  return (
    <RecordPage
      title={household.name}
      breadcrumb={[{ label: t('title'), to: LIST }]}
      facts={facts}
      before={!canEdit && <Notice>{t('readOnly')}</Notice>}
      action={
        canEdit && (
          <Button icon={<Pencil aria-hidden="true" />} onClick={() => setAsked('edit')}>
            {t('action.edit')}
          </Button>
        )
      }
      more={more}
      history={mayReadHistory ? <RecordHistory subjectType="household" subjectId={household.id} /> : undefined}
    >
      <Stack>
        <MembersSection
          members={household.members}
          actionsOf={actionsOf}
          action={
            canEdit && (
              <Button icon={<Plus aria-hidden="true" />} onClick={() => setAsked('member')}>
                {t('action.addMember')}
              </Button>
            )
          }
        />
        <ContactsSection contacts={household.contacts} />
      </Stack>
      {asked === 'edit' && <HouseholdDialog household={household} onClose={close} onSaved={reload} />}
      {asked === 'member' && <MemberDialog {...dialog} />}
      {asked === 'apply' && <ApplyDialog {...dialog} />}
      {asked === 'merge' && <MergeDialog {...dialog} />}
      {asked === 'split' && <SplitDialog {...dialog} onMade={(made) => void navigate(`${LIST}?id=${made}`)} />}
      {asked === 'remove' && (
        <ConfirmDialog
          open
          danger
          onClose={close}
          title={t('remove.title', { name: household.name })}
          description={t('remove.body')}
          confirmLabel={t('remove.confirm')}
          onConfirm={async () => {
            if (await say(changes.remove(household), t('said.removed', { name: household.name }))) void navigate(LIST);
          }}
        />
      )}
    </RecordPage>
  );
}

function useFacts(household: HouseholdRecordQuery['household']): Fact[] {
  const t = useHouseholdsTexts();
  const { timeZone } = useSession();
  const { phone, language, createdAt } = household;
  const address = addressWords(household);
  return [
    ...(address ? [{ label: t('field.address'), value: address }] : []),
    ...(phone ? [{ label: t('field.phone'), value: phoneWords(phone) }] : []),
    ...(language ? [{ label: t('field.language'), value: language }] : []),
    { label: t('field.createdAt'), value: formatDateTime(createdAt, timeZone) },
  ];
}
