import { Button, ConfirmDialog, EmptyState, LoadHint, type MenuAction, Notice, notify, silent, Skeleton, useCoreTexts, useSession } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { GraduationCap, Pencil, Plus, RotateCcw, Trash2, UserX } from 'lucide-react';
import { useState } from 'react';
import type { ParticipantTabProps } from '../record/participant-tabs';
import { usePersonRelationshipsQuery, type RelationshipFieldsFragment } from './__generated__/relationships';
import { ContactDialog } from './contact-dialog';
import { PromoteDialog } from './promote-dialog';
import { RelationshipList, RelationshipRow } from './relationship-row';
import { useRelationshipsTexts } from './relationships-texts';
import { RelativeSuggestions } from './relative-suggestions';
import { useRelationshipChanges } from './use-relationship-changes';

const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '6', minW: '0', maxW: '60rem' } });

type Asked = { kind: 'add' } | { kind: 'edit' | 'remove' | 'promote'; relationship: RelationshipFieldsFragment };

/** Everybody a child is related to, seen from either side, and who may be. */
export default function RelationshipsTab({ personId, canEdit, onChanged }: ParticipantTabProps) {
  const t = useRelationshipsTexts();
  const core = useCoreTexts();
  const { today } = useSession();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { data, error, refetch } = usePersonRelationshipsQuery({ variables: { personId }, context: silent(), fetchPolicy: 'cache-and-network' });
  const reload = () => {
    void refetch().catch(() => undefined);
    onChanged();
  };
  const changes = useRelationshipChanges(reload);
  const rows = data?.personRelationships;
  if (error && !rows) {
    return (
      <Notice severity="error" live title={core('errors.load')} action={<Button onClick={() => void refetch().catch(() => undefined)}>{core('retry')}</Button>}>
        <LoadHint />
      </Notice>
    );
  }
  if (!rows) return <Skeleton lines={4} />;

  const own = rows.filter(({ participant }) => participant.id === personId);
  const childName = own[0]?.participant.displayName ?? rows[0]?.other.displayName ?? '';
  const hasPrimary = own.some(({ isPrimary, endedOn }) => isPrimary && endedOn === null);
  const nameOf = ({ participant, other }: RelationshipFieldsFragment) => (participant.id === personId ? other : participant).displayName;
  const close = () => setAsked(null);

  /** Ending is taken back with one press. */
  async function end(relationship: RelationshipFieldsFragment) {
    const { id, version, endedOn } = relationship;
    const next = endedOn === null ? today : null;
    const { done, errors, version: now } = await changes.edit({ id, version, endedOn: next });
    if (!done) return notify({ severity: 'error', title: t('said.failed'), detail: Object.values(errors).join(' ') });
    if (next !== null) {
      notify({ severity: 'success', title: t('said.ended', { name: nameOf(relationship) }), action: { label: t('action.undo'), onClick: () => void changes.edit({ id, version: now ?? version + 1, endedOn: null }) } });
    }
  }
  const actionsOf = (relationship: RelationshipFieldsFragment): MenuAction[] => {
    if (!canEdit) return [];
    // From the other side it is ended or taken away; what the other child's family may is said on that child's record.
    const fromChild = relationship.participant.id === personId;
    const ended = relationship.endedOn !== null;
    return [
      ...(fromChild ? [{ id: 'edit', label: t('action.edit'), icon: <Pencil size={16} aria-hidden="true" />, onSelect: () => setAsked({ kind: 'edit', relationship }) }] : []),
      ...(relationship.other.isParticipant ? [] : [{ id: 'promote', label: t('action.promote'), icon: <GraduationCap size={16} aria-hidden="true" />, onSelect: () => setAsked({ kind: 'promote', relationship }) }]),
      { id: 'end', label: t(ended ? 'action.resume' : 'action.end'), icon: ended ? <RotateCcw size={16} aria-hidden="true" /> : <UserX size={16} aria-hidden="true" />, onSelect: () => void end(relationship) },
      { id: 'remove', label: t('action.remove'), icon: <Trash2 size={16} aria-hidden="true" />, danger: true, onSelect: () => setAsked({ kind: 'remove', relationship }) },
    ];
  };
  async function remove(relationship: RelationshipFieldsFragment) {
    const { done, errors } = await changes.remove(relationship.id, relationship.version);
    notify(done ? { severity: 'success', title: t('said.removed', { name: nameOf(relationship) }) } : { severity: 'error', title: t('said.failed'), detail: Object.values(errors).join(' ') });
  }
  const add = canEdit && (
    <Button variant={rows.length ? 'outline' : 'solid'} icon={<Plus aria-hidden="true" />} onClick={() => setAsked({ kind: 'add' })}>
      {t('add')}
    </Button>
  );
  return (
    <Stack>
      {rows.length === 0 ? (
        <EmptyState kind="nothing" title={t('empty')} action={add}>
          {t('emptyHint')}
        </EmptyState>
      ) : (
        <>
          {add && <div>{add}</div>}
          {own.length > 0 && !hasPrimary && (
            <Notice severity="warn" title={t('noPrimary')}>
              {t('noPrimaryHint')}
            </Notice>
          )}
          <RelationshipList aria-label={t('list')}>
            {rows.map((relationship) => (
              <RelationshipRow key={relationship.id} relationship={relationship} personId={personId} actions={actionsOf(relationship)} />
            ))}
          </RelationshipList>
        </>
      )}
      {canEdit && <RelativeSuggestions personId={personId} onChanged={reload} />}
      {(asked?.kind === 'add' || asked?.kind === 'edit') && (
        <ContactDialog
          personId={personId}
          childName={childName}
          relationship={asked.kind === 'edit' ? asked.relationship : undefined}
          isFirst={own.length === 0}
          without={own.filter(({ endedOn }) => endedOn === null).map(({ other }) => other.id)}
          onClose={close}
          onChanged={reload}
        />
      )}
      {asked?.kind === 'promote' && <PromoteDialog person={asked.relationship.other} onClose={close} onChanged={reload} />}
      {asked?.kind === 'remove' && (
        <ConfirmDialog
          open
          danger
          onClose={close}
          onConfirm={() => remove(asked.relationship)}
          title={t('remove.title', { other: asked.relationship.other.displayName, name: asked.relationship.participant.displayName })}
          description={t('remove.body')}
          confirmLabel={t('remove.confirm')}
        />
      )}
    </Stack>
  );
}
