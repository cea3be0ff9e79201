import { Avatar, Button, EmptyState, LinkButton, Notice, RecordPage, Skeleton, useCoreTexts, useHistoryTab, usePermissions, useSession, type TabItem } from '@afterbell/core/web';
import { RecordForm, useRecordForm, type LoadedForm } from '@afterbell/forms/web';
import type { AdultKind } from '@afterbell/people/domain';
import type { ReactNode } from 'react';
import { KIND_PAGES } from './kind-page';
import { useEndStay } from './use-end-stay';
import { useKindsTexts } from './kinds-texts';
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

function Loaded({ kind, id, form, more = NONE, badge, onSaved }: PersonRecordProps & { form: LoadedForm }) {
  const t = useKindsTexts();
  const { set } = usePermissions();
  const { form: address, list, feature } = KIND_PAGES[kind];
  const history = useHistoryTab('person', id);
  const name = form.title ?? t(`record.${kind}`);
  const { ask, dialog } = useRemovePerson(kind);
  const ending = useEndStay(kind, id, name, onSaved);
  return (
    <RecordPage
      title={name}
      media={<Avatar size="lg" name={name} />}
      badge={badge}
      breadcrumb={[{ label: t(`title.${kind}`), to: list }]}
      action={set.allows('delete', feature) && <Button onClick={() => ask({ id, name })}>{t('remove')}</Button>}
      more={ending.items}
      before={!form.canEdit && <Notice>{t('readOnly')}</Notice>}
    >
      <RecordForm subject={{ ...address, id }} loaded={form} more={[...more, ...history]} onSaved={onSaved} />
      {dialog}
      {ending.dialog}
    </RecordPage>
  );
}
