import { formatDateTime } from '@afterbell/core/domain';
import { Badge, Button, Dialog, EmptyState, factLine, failuresOf, LoadHint, Notice, notify, silent, Skeleton, useCoreTexts, useSession } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { LockKeyhole, RefreshCw } from 'lucide-react';
import { useProtectValuesMutation, useValueOriginsQuery, type ValueOriginsQuery } from './__generated__/origins';
import { useOriginsTexts } from './origins-texts';
import type { OriginsOptions } from './use-origins';

type Origin = ValueOriginsQuery['valueOrigins'][number];

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    p: '0',
    m: '0',
    mt: '4',
    '& > li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', rowGap: '1', py: '2', borderTop: 'hairline' },
    '& small': { display: 'block', color: 'fg.muted', fontSize: 'sm' },
  },
});

/** Each value of the record that the form shows: where it came from, when, by whom, and whether files and feeds leave it alone. */
export default function OriginsDialog({ id, form, names = {}, onClose }: OriginsOptions & { onClose: () => void }) {
  const t = useOriginsTexts();
  const core = useCoreTexts();
  const { data, error, refetch } = useValueOriginsQuery({ variables: { personId: id }, context: silent(), fetchPolicy: 'cache-and-network' });
  const known = new Map(data?.valueOrigins.map((origin) => [origin.field, origin]));
  const rows = form.definition.fields.flatMap(({ id: fieldId, hardcodedName, name }) => {
    const origin = known.get(hardcodedName === null ? `c:${fieldId}` : (names[hardcodedName] ?? hardcodedName));
    return origin ? [{ name, origin }] : [];
  });
  return (
    <Dialog open onClose={onClose} size="lg" title={t('title')} description={t('intro')} footer={<Button onClick={onClose}>{core('close')}</Button>}>
      {error && !data ? (
        <Notice severity="error" live title={core('errors.load')} action={<Button onClick={() => void refetch().catch(() => undefined)}>{core('retry')}</Button>}>
          <LoadHint />
        </Notice>
      ) : !data ? (
        <Skeleton lines={5} label={t('loading')} />
      ) : rows.length === 0 ? (
        <EmptyState kind="nothing" title={t('nothing')} />
      ) : (
        <List aria-label={t('title')}>
          {rows.map(({ name, origin }) => (
            <Row key={origin.field} personId={id} name={name} origin={origin} canEdit={form.canEdit} onChanged={() => void refetch().catch(() => undefined)} />
          ))}
        </List>
      )}
    </Dialog>
  );
}

function Row({ personId, name, origin, canEdit, onChanged }: { personId: string; name: string; origin: Origin; canEdit: boolean; onChanged: () => void }) {
  const t = useOriginsTexts();
  const { timeZone } = useSession();
  const [protect, { loading }] = useProtectValuesMutation({ context: silent() });
  const { field, source, sourceRef, at, byName, isProtected } = origin;
  async function toggle() {
    try {
      const { data } = await protect({ variables: { input: { personId, fields: [field], isProtected: !isProtected } } });
      const [problem] = data?.protectValues.problems ?? [];
      notify(problem ? { severity: 'error', title: t('failed'), detail: problem.message } : { severity: 'success', title: t(isProtected ? 'released' : 'kept', { field: name }) });
      onChanged();
    } catch (error) {
      notify({ severity: 'error', title: t('failed'), detail: failuresOf(error)[0]?.message[0] ?? t('failedHint') });
    }
  }
  return (
    <li>
      <chakra.span css={{ flex: '1 1 14rem', minW: '0', overflowWrap: 'anywhere' }}>
        <strong>{name}</strong>
        <small>{factLine([sourceRef ? `${t(`source.${source}`)}: ${sourceRef}` : t(`source.${source}`), byName && t('by', { name: byName }), formatDateTime(at, timeZone)])}</small>
      </chakra.span>
      <Badge tone={isProtected ? 'green' : 'gray'} icon={isProtected ? <LockKeyhole aria-hidden="true" /> : <RefreshCw aria-hidden="true" />}>
        {t(isProtected ? 'protected' : 'open')}
      </Badge>
      {canEdit && (
        <Button size="sm" variant="ghost" loading={loading} aria-label={t(isProtected ? 'releaseOf' : 'protectOf', { field: name })} onClick={() => void toggle()}>
          {t(isProtected ? 'release' : 'protect')}
        </Button>
      )}
    </li>
  );
}
