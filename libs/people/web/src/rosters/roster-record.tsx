import type { ListSort } from '@afterbell/core/domain';
import { Button, DataTable, EmptyState, LinkButton, listAnswer, LoadHint, Notice, notify, RecordPage, silent, Skeleton, useCoreTexts, useFreshRecord, useListState, usePermissions, useSession } from '@afterbell/core/web';
import { FileText, UserMinus, UserPlus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useParticipantColumns } from '../participant-columns';
import { BY_LAST_NAME, PARTICIPANT_SORTS, useParticipantFields } from '../participant-fields';
import { useAddRosterMembersMutation, useRemoveRosterMembersMutation, useSavedRosterMembersQuery, useSavedRosterQuery, type RosterRecordFragment } from './__generated__/rosters';
import { useBadgeActions } from '../badges/use-badge-actions';
import { AddMembersDialog } from './add-members-dialog';
import { printFile } from './print-file';
import { ROSTERS } from './roster-paths';
import { useRostersTexts } from './rosters-texts';
import { useRosterActions } from './use-roster-actions';

const SORT: readonly ListSort[] = BY_LAST_NAME;

export function RosterPage({ id }: { id: string }) {
  const t = useRostersTexts();
  const core = useCoreTexts();
  const { data, error, refetch } = useSavedRosterQuery({ variables: { id }, context: silent(), fetchPolicy: 'cache-and-network' });
  if (data) return <Record roster={data.savedRoster} reload={() => void refetch().catch(() => undefined)} />;
  return (
    <RecordPage title={t('title')} breadcrumb={[{ label: t('title'), to: ROSTERS }]}>
      {!error ? (
        <Skeleton lines={8} />
      ) : /not found/i.test(error.message) ? (
        <EmptyState kind="noMatch" title={t('record.notFound')} action={<LinkButton to={ROSTERS}>{t('record.toList')}</LinkButton>}>
          {t('record.notFoundHint')}
        </EmptyState>
      ) : (
        <Notice severity="error" live title={core('errors.load')} action={<Button onClick={() => void refetch().catch(() => undefined)}>{core('retry')}</Button>}>
          <LoadHint />
        </Notice>
      )}
    </RecordPage>
  );
}

function Record({ roster, reload }: { roster: RosterRecordFragment; reload: () => void }) {
  const t = useRostersTexts();
  const { set } = usePermissions();
  const { actionsOf, dialog } = useRosterActions();
  useFreshRecord('roster', roster, reload, Boolean(dialog));
  const print = () => void printFile(`/export/sign-in-sheet?roster=${roster.id}`, `${roster.name}.pdf`, { failed: t('print.failed'), busy: t('print.busy') });
  return (
    <RecordPage
      title={roster.name}
      subtitle={roster.note ?? undefined}
      breadcrumb={[{ label: t('title'), to: ROSTERS }]}
      action={
        set.allows('export', 'people.rosters') && (
          <Button variant="solid" icon={<FileText aria-hidden="true" />} title={t('action.sheetHint')} onClick={print}>
            {t('action.sheet')}
          </Button>
        )
      }
      more={actionsOf(roster).filter(({ id }) => id !== 'sheet')}
      facts={[
        { label: t('field.organization'), value: roster.organization.name },
        { label: t('field.kind'), value: t(`kind.${roster.kind}`) },
      ]}
    >
      <Members roster={roster} />
      {dialog}
    </RecordPage>
  );
}

function Members({ roster }: { roster: RosterRecordFragment }) {
  const t = useRostersTexts();
  const { organization } = useSession();
  const { can } = usePermissions();
  const fields = useParticipantFields();
  const columns = useParticipantColumns();
  const state = useListState({ fields, sorts: PARTICIPANT_SORTS, defaultSort: SORT });
  const query = useSavedRosterMembersQuery({ variables: { ...state.variables, rosterId: roster.id }, context: silent() });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [adding, setAdding] = useState(false);
  const badges = useBadgeActions();
  const chooses = roster.kind === 'manual' && can('edit', 'people.rosters');
  const takeOff = useTakeOff(roster, () => setChosen(new Set()));
  const page = (query.data ?? query.previousData)?.savedRosterMembers;
  const add = useMemo(
    () =>
      chooses && (
        <Button icon={<UserPlus aria-hidden="true" />} onClick={() => setAdding(true)}>
          {t('action.add')}
        </Button>
      ),
    [chooses, t],
  );
  return (
    <>
      <DataTable
        key={organization.id}
        id="people.rosterMembers"
        label={t('record.members')}
        searchLabel={t('record.search')}
        columns={columns}
        {...listAnswer(query, page)}
        state={state}
        tools={add}
        empty={{ title: t('record.emptyTitle'), children: t(roster.kind === 'rule' ? 'record.emptyRule' : 'record.emptyManual'), action: add }}
        rowId={(row) => row.id}
        rowLabel={(row) => row.displayName}
        rowTo={(row) => `/people/participants/edit?id=${row.id}`}
        rowActions={(row) => badges.actionsOf({ id: row.id, name: row.displayName })}
        selection={chooses ? { ids: chosen, onChange: setChosen } : undefined}
        bulkActions={
          <Button icon={<UserMinus aria-hidden="true" />} onClick={() => void takeOff([...chosen]).catch(() => undefined)}>
            {t('action.takeOff')}
          </Button>
        }
      />
      {badges.dialog}
      {adding && <AddMembersDialog roster={roster} onClose={() => setAdding(false)} />}
    </>
  );
}

function useTakeOff({ id, name }: RosterRecordFragment, onDone: () => void) {
  const t = useRostersTexts();
  const [remove] = useRemoveRosterMembersMutation();
  const [add] = useAddRosterMembersMutation();
  const options = { context: silent(false), refetchQueries: ['savedRosterMembers', 'rosterMemberIds'] };
  return async (personIds: string[]) => {
    const answer = (await remove({ variables: { input: { rosterId: id, personIds } }, ...options })).data?.removeRosterMembers;
    if (!answer?.roster) return;
    onDone();
    const back = () => void add({ variables: { input: { rosterId: id, personIds: answer.changedIds } }, ...options }).catch(() => undefined);
    notify({ severity: 'success', title: t('takenOff', { count: answer.changedIds.length, name }), action: { label: t('undo'), onClick: back } });
  };
}
