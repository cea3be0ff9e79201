import { useSearchParams } from 'react-router';
import { RosterPage } from './roster-record';
import { RostersList } from './rosters-list';

/** All rosters; with `?id=` one of them. */
export default function RostersPage() {
  const id = useSearchParams()[0].get('id');
  return id ? <RosterPage key={id} id={id} /> : <RostersList />;
}
