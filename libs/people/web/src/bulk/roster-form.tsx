import { Field, LinkButton, NativeSelect, Notice, silent, Skeleton, useCoreTexts, useSession } from '@afterbell/core/web';
import { ROSTERS } from '../rosters/roster-paths';
import { useBulkRostersQuery } from './__generated__/bulk';
import type { BulkFormProps } from './bulk-forms';
import { useBulkTexts } from './bulk-texts';

const MOST = 200;

/** Which roster of those whose members are chosen. */
export default function RosterForm({ wish, onChange }: BulkFormProps) {
  const t = useBulkTexts();
  const core = useCoreTexts();
  const { organization } = useSession();
  const { data, error } = useBulkRostersQuery({ variables: { first: MOST }, context: silent(), fetchPolicy: 'cache-and-network' });
  const rosters = data?.savedRosters.nodes;
  if (!rosters) return error ? <Notice severity="error">{core('errors.load')}</Notice> : <Skeleton lines={2} />;
  if (rosters.length === 0) return <Notice action={<LinkButton to={`${ROSTERS}?new=1`}>{t('form.toRosters')}</LinkButton>}>{t('form.noRosters')}</Notice>;
  const named = rosters.map(({ id, name, organization: its }) => ({ value: id, label: its.id === organization.id ? name : `${name} (${its.name})` }));
  return (
    <Field label={t('form.roster')}>
      <NativeSelect value={wish.targetId ?? ''} placeholder={t('form.chooseRoster')} options={named} onChange={(event) => onChange({ ...wish, targetId: event.target.value || null })} />
    </Field>
  );
}
