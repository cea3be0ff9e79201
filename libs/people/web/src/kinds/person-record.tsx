import { Button, EmptyState, LinkButton, LoadHint, Notice, RecordPage, silent, Skeleton, useCoreTexts, useHistoryTab, usePermissions, useSession, type TabItem } from '@afterbell/core/web';
import { RecordForm, useRecordForm, type LoadedForm } from '@afterbell/forms/web';
import type { AdultKind } from '@afterbell/people/domain';
import { useCallback, useState, type ReactNode } from 'react';
import { usePersonMergedIntoQuery } from '../merging/__generated__/merge';
import { MergedNotices } from '../merging/merged-notices';
import { useMergedInto } from '../merging/use-merged-into';
import { useMergeWith } from '../merging/use-merging';
import { useSuccessor } from '../merging/use-successor';
import { useOrigins } from '../origins/use-origins';
import { usePersonPhoto } from '../photos/use-person-photo';
import { usePrivacy } from '../privacy/use-privacy';
import { usePromotion } from '../relationships/use-promotion';
import { useOwnCheck } from '../shared/use-own-check';
import { KIND_PAGES, recordPath } from './kind-page';
import { useEndStay } from './use-end-stay';
import { useKindsTexts } from './kinds-texts';
import { useFamilyTab } from './use-family-tab';
import { usePersonAbout } from './use-person-about';
import { useRemovePerson } from './use-remove-person';

export interface PersonRecordProps {
  kind: AdultKind;
  id: string;
  /** Tabs beside those of the form. */
  more?: readonly TabItem[];
  badge?: ReactNode;
  onSaved?: () => void;
}

/** The record of somebody as one kind: the form, what the kind has beside it, and the history. */
export function PersonRecord(props: PersonRecordProps) {
  // A merge changes the whole record: it is read anew.
  const [turn, setTurn] = useState(0);
  return <Loading key={turn} {...props} onMerged={() => setTurn((now) => now + 1)} />;
}

function Loading({ onMerged, ...props }: PersonRecordProps & { onMerged: () => void }) {
  const { kind, id } = props;
  const t = useKindsTexts();
  const core = useCoreTexts();
  const { organization } = useSession();
  const { form: address, list } = KIND_PAGES[kind];
  const form = useRecordForm({ ...address, id });
  if (form.kind === 'ready') return <Loaded {...props} form={form.form} onMerged={onMerged} />;
  return (
    <RecordPage title={t(`record.${kind}`)} breadcrumb={[{ label: t(`title.${kind}`), to: list }]}>
      {form.kind === 'denied' ? (
        <EmptyState kind="noRight" />
      ) : form.kind === 'missing' ? (
        <EmptyState kind="noMatch" title={t('notFound')} action={<LinkButton to={list}>{t('toList')}</LinkButton>}>
          {t('notFoundHint', { name: organization.name })}
        </EmptyState>
      ) : form.kind === 'failed' ? (
        <Notice severity="error" live title={core('errors.load')} action={<Button onClick={form.retry}>{core('retry')}</Button>}>
          <LoadHint />
        </Notice>
      ) : (
        <Skeleton lines={8} />
      )}
    </RecordPage>
  );
}

const NONE: readonly TabItem[] = [];
/** The form calls the employee ID what it calls the ID of a child. */
const STAFF_NAMES = { localId: 'employeeId' };

function Loaded({ kind, id, form, more = NONE, badge, onSaved, onMerged }: PersonRecordProps & { form: LoadedForm; onMerged: () => void }) {
  const t = useKindsTexts();
  const { set } = usePermissions();
  const [fresh, setFresh] = useState(0);
  const { form: address, list, feature } = KIND_PAGES[kind];
  const history = useHistoryTab('person', id);
  const family = useFamilyTab(id);
  const check = useOwnCheck();
  const { facts, kinds } = usePersonAbout(kind, id);
  const name = form.title ?? t(`record.${kind}`);
  const privacy = usePrivacy(id, name, kinds);
  const photo = usePersonPhoto(id, name, set.allows('edit', feature));
  const { ask, dialog } = useRemovePerson(kind);
  const origins = useOrigins({ id, form, names: kind === 'staff' ? STAFF_NAMES : undefined });
  const promotion = usePromotion(kind, id, kinds, onMerged);
  const ending = useEndStay(kind, id, name, onSaved);
  const addressOf = useCallback((one: string) => recordPath(kind, one) ?? list, [kind, list]);
  useMergedInto(id, usePersonMergedIntoQuery({ variables: { id }, skip: form.id === id, context: silent() }).data?.personMergedInto ?? undefined, addressOf);
  const successor = useSuccessor(addressOf);
  const merging = useMergeWith({ id, name }, { feature, address: addressOf, onChanged: onMerged });
  return (
    <RecordPage
      title={name}
      media={photo.media}
      badge={badge}
      facts={facts}
      breadcrumb={[{ label: t(`title.${kind}`), to: list }]}
      action={set.allows('delete', feature) && <Button onClick={() => ask({ id, name })}>{t('remove')}</Button>}
      more={[...(ending.items ?? []), ...promotion.actions, origins.action, ...(merging.menu ?? []), ...privacy.actions]}
      before={
        <>
          <MergedNotices personId={id} feature={feature} turn={fresh} onUndone={onMerged} />
          {privacy.notices}
          {photo.notice}
          {!form.canEdit && <Notice>{t('readOnly')}</Notice>}
        </>
      }
    >
      <RecordForm subject={{ ...address, id }} loaded={form} own={check} more={[...family, ...more, ...history]} onSaved={() => (onSaved?.(), setFresh((times) => times + 1))} successor={successor} />
      {dialog}
      {origins.dialog}
      {ending.dialog}
      {promotion.dialog}
      {merging.dialog}
      {privacy.dialog}
    </RecordPage>
  );
}
