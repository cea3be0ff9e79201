import { listAnswer, silent, type ListState } from '@afterbell/core/web';
import { useSearchParams } from 'react-router';
import { useTeachersListQuery } from './__generated__/kinds';
import { AddOnOnePage } from './add-on-one-page';
import { KindListPage } from './kind-list-page';
import { PersonRecord } from './person-record';

function useRows(state: ListState, customFieldIds: number[]) {
  const result = useTeachersListQuery({ variables: { ...(state.variables as object), first: state.variables.first, customFieldIds }, context: silent() });
  return listAnswer(result, (result.data ?? result.previousData)?.teachers);
}

/** The list; with `?id=` one record, with `?add=` a new one. */
export default function TeachersPage() {
  const [params] = useSearchParams();
  const id = params.get('id');
  if (id !== null) return <PersonRecord key={id} kind="teacher" id={id} />;
  if (params.has('add')) return <AddOnOnePage kind="teacher" />;
  return <KindListPage kind="teacher" exported="teachers" useRows={useRows} />;
}
