import { listAnswer, silent, type ListState } from '@afterbell/core/web';
import { useStaffListQuery } from './__generated__/kinds';
import { KindListPage } from './kind-list-page';

function useRows(state: ListState, customFieldIds: number[]) {
  const result = useStaffListQuery({ variables: { ...(state.variables as object), first: state.variables.first, customFieldIds }, context: silent() });
  return listAnswer(result, (result.data ?? result.previousData)?.staff);
}

export default function StaffPage() {
  return <KindListPage kind="staff" exported="staff" useRows={useRows} />;
}
