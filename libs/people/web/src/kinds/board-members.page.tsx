import { listAnswer, silent, type ListState } from '@afterbell/core/web';
import { useSearchParams } from 'react-router';
import { useBoardMembersListQuery } from './__generated__/kinds';
import { AddOnOnePage } from './add-on-one-page';
import { KindListPage } from './kind-list-page';
import { PersonRecord } from './person-record';

function useRows(state: ListState, customFieldIds: number[]) {
  const result = useBoardMembersListQuery({ variables: { ...(state.variables as object), first: state.variables.first, customFieldIds }, context: silent() });
  return listAnswer(result, (result.data ?? result.previousData)?.boardMembers);
}

/** The list; with `?id=` one record, with `?add=` a new one. */
export default function BoardMembersPage() {
  const [params] = useSearchParams();
  const id = params.get('id');
  if (id !== null) return <PersonRecord key={id} kind="board_member" id={id} />;
  if (params.has('add')) return <AddOnOnePage kind="board_member" />;
  return <KindListPage kind="board_member" exported="board-members" useRows={useRows} />;
}
