import { Button, EmptyState, LinkButton, Notice, RecordPage, Skeleton, useCoreTexts, useHistoryTab, usePermissions, useSession, type TabItem } from '@afterbell/core/web';
import { RecordForm, useRecordForm, type LoadedForm } from '@afterbell/forms/web';
import type { AdultKind } from '@afterbell/people/domain';
import type { ReactNode } from 'react';
import { useOrigins } from '../origins/use-origins';
import { usePersonPhoto } from '../photos/use-person-photo';
import { KIND_PAGES } from './kind-page';
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
  const { kind, id } = props;
  const t = useKindsTexts();
  const core = useCoreTexts();
  const { organization } = useSession();
  const { form: address, list } = KIND_PAGES[kind];
  const form = useRecordForm({ ...address, id });
  if (form.kind === 'ready') return <Loaded {...props} form={form.form} />;
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
          {core('errors.loadHint')}
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

function Loaded({ kind, id, form, more = NONE, badge, onSaved }: PersonRecordProps & { form: LoadedForm }) {
  const t = useKindsTexts();
  const { set } = usePermissions();
  const { form: address, list, feature } = KIND_PAGES[kind];
  const history = useHistoryTab('person', id);
  const family = useFamilyTab(id);
  const facts = usePersonAbout(kind, id);
  const name = form.title ?? t(`record.${kind}`);
  const photo = usePersonPhoto(id, name, set.allows('edit', feature));
  const { ask, dialog } = useRemovePerson(kind);
  const origins = useOrigins({ id, form, names: kind === 'staff' ? STAFF_NAMES : undefined });
  const ending = useEndStay(kind, id, name, onSaved);
  return (
    <RecordPage
      title={name}
      media={photo.media}
      badge={badge}
      facts={facts}
      breadcrumb={[{ label: t(`title.${kind}`), to: list }]}
      action={set.allows('delete', feature) && <Button onClick={() => ask({ id, name })}>{t('remove')}</Button>}
      more={[...(ending.items ?? []), origins.action]}
      before={
        <>
          {photo.notice}
          {!form.canEdit && <Notice>{t('readOnly')}</Notice>}
        </>
      }
    >
      <RecordForm subject={{ ...address, id }} loaded={form} more={[...family, ...more, ...history]} onSaved={onSaved} />
      {dialog}
      {origins.dialog}
      {ending.dialog}
    </RecordPage>
  );
}
