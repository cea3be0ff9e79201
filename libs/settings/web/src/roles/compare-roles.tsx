import { Button, EmptyState, Field, LoadHint, NativeSelect, Notice, silent, Skeleton, useCoreTexts } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { ArrowLeftRight } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useCompareRolesQuery, useRoleNamesQuery, type CompareRolesQuery } from './__generated__/roles';
import { useCatalogueLabels } from './catalogue-labels';
import { useRolesTexts } from './roles-texts';

const Choices = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '3', maxW: '60rem', '& > div': { flex: '1 1 14rem' } } });
const Frame = chakra('div', {
  base: {
    mt: '4',
    '& table': { width: 'full', maxW: '60rem', borderCollapse: 'separate', borderSpacing: '0' },
    '& caption': { textAlign: 'start', color: 'fg.muted', pb: '2' },
    '& th, & td': { textAlign: 'start', borderBottom: 'hairline', py: '2', px: '2', verticalAlign: 'top', overflowWrap: 'break-word' },
    '& td, & thead th + th': { width: { base: '5.75rem', md: '11rem' } },
    '& thead th': { position: 'sticky', top: 'var(--ab-top, 0px)', bg: 'bg', fontSize: 'xs', color: 'fg.muted', zIndex: '1' },
    '& tbody th': { fontWeight: 'normal' },
    '& [data-none]': { color: 'fg.muted' },
  },
});

/** Two roles side by side, only where they differ. */
export function CompareRoles() {
  const t = useRolesTexts();
  const core = useCoreTexts();
  const [params, setParams] = useSearchParams();
  const { data: names } = useRoleNamesQuery({ context: silent() });
  const [a, b] = [params.get('a') ?? '', params.get('b') ?? ''];
  const { data, loading, error, refetch } = useCompareRolesQuery({ variables: { a, b }, skip: a === '' || b === '', context: silent(), fetchPolicy: 'network-only' });
  const roles = names?.roles.nodes ?? [];
  const nameOf = (id: string) => roles.find((role) => role.id === id)?.name ?? '';
  const put = (next: { a: string; b: string }) =>
    setParams((before) => {
      const after = new URLSearchParams(before);
      for (const [key, value] of Object.entries(next)) {
        if (value) after.set(key, value);
        else after.delete(key);
      }
      return after;
    });
  const options = roles.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <div>
      <Choices>
        <Field label={t('compare.first')}>
          <NativeSelect value={a} options={options} placeholder={t('compare.choose')} onChange={(event) => put({ a: event.target.value, b })} />
        </Field>
        <Button icon={<ArrowLeftRight aria-hidden="true" />} disabled={!a && !b} onClick={() => put({ a: b, b: a })}>
          {t('compare.swap')}
        </Button>
        <Field label={t('compare.second')}>
          <NativeSelect value={b} options={options} placeholder={t('compare.choose')} onChange={(event) => put({ a, b: event.target.value })} />
        </Field>
      </Choices>
      {error ? (
        <Notice severity="error" title={core('errors.load')} live action={<Button onClick={() => void refetch().catch(() => undefined)}>{core('retry')}</Button>}>
          <LoadHint />
        </Notice>
      ) : !a || !b ? (
        <EmptyState kind="nothing" title={t('compare.need')} />
      ) : loading || !data ? (
        <Skeleton lines={6} />
      ) : data.compareRoles.length === 0 ? (
        <EmptyState kind="nothing" title={t('compare.same')} />
      ) : (
        <Differences rows={data.compareRoles} a={nameOf(a)} b={nameOf(b)} />
      )}
    </div>
  );
}

function Differences({ rows, a, b }: { rows: CompareRolesQuery['compareRoles']; a: string; b: string }) {
  const t = useRolesTexts();
  const labels = useCatalogueLabels();
  const word = (value: string | null) => {
    switch (value) {
      case 'allow-view':
      case 'allow-edit':
      case 'allow-delete':
      case 'allow-export':
      case 'allow-import':
        return t(`value.${value}`);
      default:
        return <span data-none="">{t('compare.nothing')}</span>;
    }
  };
  return (
    <Frame>
      <table aria-label={t('compare.label', { a, b })}>
        <caption>{t('compare.count', { count: rows.length })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('matrix.feature')}</th>
            <th scope="col">{a}</th>
            <th scope="col">{b}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.section}.${row.subSection}/${row.tab}`}>
              <th scope="row">{labels.place(row.section, row.subSection, row.tab)}</th>
              <td>{word(row.before)}</td>
              <td>{word(row.after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Frame>
  );
}
