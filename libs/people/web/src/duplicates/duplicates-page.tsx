import { formatDateTime, type ListSort } from '@afterbell/core/domain';
import { DataTable, listAnswer, ListPage, NativeSelect, silent, useListState, usePermissions, useSession, type Column, type ListField, factLine } from '@afterbell/core/web';
import { type AdultKind, PERSON_KINDS } from '@afterbell/people/domain';
import { chakra } from '@chakra-ui/react';
import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { KIND_PAGES } from '../kinds/kind-page';
import { useKindsTexts } from '../kinds/kinds-texts';
import { KindBadges } from '../kinds/person-columns';
import { MergeDialog } from '../merging/merge-dialog';
import { useParticipantsTexts } from '../participants-texts';
import { useDuplicatePairsQuery, type DuplicatePairsQueryVariables } from './__generated__/duplicates';
import { type DuplicateReason, type DuplicateRow, Likeness, reasonsFor } from './duplicate-parts';
import { DuplicateReview } from './duplicate-review';
import { useDuplicatesTexts } from './duplicates-texts';
import { useDuplicateDecisions } from './use-duplicate-decisions';

const REASONS: readonly DuplicateReason[] = ['same_name', 'swapped_names', 'sounds_alike', 'spelled_alike', 'part_of_name', 'same_birth_date', 'swapped_birth_date', 'near_birth_date', 'same_id', 'swapped_id', 'same_phone', 'same_email', 'same_address', 'same_household', 'same_guardian'];
const STATES = ['open', 'dismissed'] as const;
const SORTS = ['score', 'foundAt'] as const;
const LIKELIEST: readonly ListSort[] = [{ field: 'score', direction: 'desc' }];

/** Of participants on their own list, of everyone on the people list. */
export interface DuplicatesPageProps {
  among: 'participant' | 'everyone';
}

/** The queue: one pair to decide about, the others beneath it. */
export function DuplicatesPage({ among }: DuplicatesPageProps) {
  const t = useDuplicatesTexts();
  const { organization } = useSession();
  const parent = useParent(among);
  return (
    <ListPage title={t('title')} breadcrumb={[parent]} subtitle={organization.level === 'site' ? undefined : t('beneath', { name: organization.name })}>
      <Queue key={organization.id} among={among} />
    </ListPage>
  );
}

function useParent(among: DuplicatesPageProps['among']) {
  const kinds = useKindsTexts();
  const participants = useParticipantsTexts();
  return among === 'participant' ? { label: participants('title'), to: '/people/participants' } : { label: kinds('title.everyone'), to: '/people/list' };
}

function Queue({ among }: DuplicatesPageProps) {
  const t = useDuplicatesTexts();
  const client = useApolloClient();
  const [params, setParams] = useSearchParams();
  const { set } = usePermissions();
  const fields = useFields(among);
  const columns = useColumns();
  const list = useListState({ fields, sorts: SORTS, defaultSort: LIKELIEST });
  const state = params.get('state') === 'dismissed' ? 'dismissed' : 'open';
  const variables = { ...list.variables, state, bothAre: among === 'participant' ? 'participant' : null } as DuplicatePairsQueryVariables;
  const result = useDuplicatePairsQuery({ variables, context: silent(), fetchPolicy: 'cache-and-network' });
  const answer = (result.data ?? result.previousData)?.duplicatePairs;
  const decisions = useDuplicateDecisions(() => client.refetchQueries({ include: ['duplicatePairs', 'duplicateCount'] }));

  const rows = answer?.nodes ?? [];
  const current = rows.find(({ id }) => id === params.get('pair')) ?? rows[0];
  const at = current ? rows.indexOf(current) : -1;
  const change = (name: string, value: string | null) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === null) after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  const go = (step: number) => {
    const next = rows[at + step];
    return next ? () => change('pair', next.id) : null;
  };
  const may = (verb: 'edit' | 'delete', kind: string) => set.allows(verb, kind === 'participant' ? 'people.participants' : KIND_PAGES[kind as AdultKind].feature);
  const mayEdit = PERSON_KINDS.some((kind) => may('edit', kind));
  // Merging takes one record away and changes the other, as everything that they are.
  const mergeable = state === 'open' && current && [...current.first.kinds, ...current.second.kinds].every((kind) => may('edit', kind) && may('delete', kind));
  const [one, other] = params.get('merge')?.split(',') ?? [];
  async function dismiss(pair: DuplicateRow, note: string) {
    const next = rows[at + 1] ?? rows[at - 1];
    if (await decisions.dismiss(pair, note)) change('pair', next?.id ?? null);
  }

  return (
    <>
      {current && (
        <DuplicateReview
          pair={current}
          at={at + 1}
          of={rows.length}
          busy={decisions.busy}
          onNext={go(1)}
          onPrevious={go(-1)}
          onDismiss={mayEdit && state === 'open' ? (note) => void dismiss(current, note) : null}
          onReopen={mayEdit && state === 'dismissed' ? () => void decisions.reopen(current) : null}
          onMerge={mergeable ? () => change('merge', `${current.first.id},${current.second.id}`) : null}
        />
      )}
      <DataTable
        id="people.duplicates"
        label={t('title')}
        searchLabel={t('search')}
        columns={columns}
        {...listAnswer(result, answer)}
        state={list}
        tools={
          <chakra.div css={{ width: { base: 'full', sm: '11rem' } }}>
            <NativeSelect aria-label={t('states.label')} value={state} options={STATES.map((value) => ({ value, label: t(`states.${value}`) }))} onChange={(event) => change('state', event.target.value === 'open' ? null : 'dismissed')} />
          </chakra.div>
        }
        empty={state === 'open' ? { title: t('emptyTitle'), children: t('emptyHint') } : { title: t('emptyDismissed'), children: t('emptyDismissedHint') }}
        rowId={(row) => row.id}
        rowLabel={(row) => t('pair', { first: row.first.displayName, second: row.second.displayName })}
        rowTo={(row) => `?${new URLSearchParams([...[...params].filter(([name]) => name !== 'pair' && name !== 'merge'), ['pair', row.id]]).toString()}`}
      />
      {mayEdit && one && other && <MergeDialog key={one + other} ids={[one, other]} onClose={() => change('merge', null)} />}
    </>
  );
}

function useFields(among: DuplicatesPageProps['among']): readonly ListField[] {
  const t = useDuplicatesTexts();
  const kinds = useKindsTexts();
  return useMemo(
    () => [
      { id: 'reason', label: t('field.reason'), type: 'enum', options: REASONS.map((value) => ({ value, label: t(`reason.${value}`) })) },
      { id: 'score', label: t('field.score'), type: 'number' },
      ...(among === 'everyone' ? [{ id: 'kind', label: t('field.kind'), type: 'enum' as const, options: PERSON_KINDS.map((value) => ({ value, label: kinds(`kind.${value as 'staff'}`) })) }] : []),
      { id: 'foundAt', label: t('field.foundAt'), type: 'datetime' },
    ],
    [t, kinds, among],
  );
}

function useColumns(): readonly Column<DuplicateRow>[] {
  const t = useDuplicatesTexts();
  const { timeZone } = useSession();
  return useMemo(() => {
    const columns: readonly Column<DuplicateRow>[] = [
      { id: 'people', header: t('field.people'), wrap: true, cell: ({ first, second }) => t('pair', { first: first.displayName, second: second.displayName }) },
      { id: 'score', header: t('field.score'), sort: 'score', card: 'badge', cell: ({ score }) => <Likeness score={score} /> },
      { id: 'reasons', header: t('field.reason'), card: 'fact', wrap: true, cell: ({ reasons }) => factLine(reasonsFor(reasons).map((reason) => t(`reason.${reason}`))) },
      { id: 'kinds', header: t('field.kind'), hidden: true, cell: ({ first, second }) => <KindBadges kinds={[...new Set([...first.kinds, ...second.kinds])]} /> },
      { id: 'foundAt', header: t('field.foundAt'), sort: 'foundAt', hidden: true, cell: ({ foundAt }) => formatDateTime(foundAt, timeZone) },
      { id: 'decided', header: t('field.decided'), hidden: true, cell: ({ decidedAt, decidedByName }) => decidedAt && t('decidedBy', { name: decidedByName ?? '', at: formatDateTime(decidedAt, timeZone) }) },
    ];
    return columns;
  }, [t, timeZone]);
}
