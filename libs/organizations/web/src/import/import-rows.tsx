import type { BadgeTone } from '@afterbell/core/domain';
import { Badge, useSession } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { useImportTexts } from './import-texts';
import type { ImportReportRow } from './use-organization-import';

export const ACTION_TONE = { add: 'blue', already: 'gray', error: 'red' } as const satisfies Record<ImportReportRow['action'], BadgeTone>;

const Table = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    '& caption': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    '& th, & td': { textAlign: 'start', verticalAlign: 'top', px: '2', py: '2', borderBottom: 'hairline', overflowWrap: 'anywhere' },
    tableLayout: { md: 'fixed' },
    '& col:nth-of-type(1)': { width: '4rem' },
    '& col:nth-of-type(3)': { width: '16%' },
    '& col:nth-of-type(5)': { width: '36%' },
    // A cell may hold a whole letter: two lines of it are enough to know it by.
    '& [data-cell]': { lineClamp: '2' },
    '& thead th': { color: 'fg.muted', fontSize: 'xs', whiteSpace: 'nowrap' },
    '& tbody th': { fontWeight: 'semibold' },
    '& small': { display: 'flex', '& span': { minW: '0', overflowWrap: 'anywhere' }, gap: '1', fontSize: 'xs', mt: '1', color: 'fg.muted', '& svg': { boxSize: '4', flexShrink: '0' } },
    '& [data-bad] small': { color: 'fg.error' },
    mdDown: {
      '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
      '& tr': { display: 'grid', gridTemplateColumns: '3rem minmax(0, 1fr)', borderBottom: 'hairline', py: '2' },
      '& th, & td': { border: '0', py: '0.5', px: '1' },
      '& td:not(:first-of-type)': { gridColumn: '2' },
    },
  },
});

export function ImportRows({ rows }: { rows: readonly ImportReportRow[] }) {
  const t = useImportTexts();
  const { levelName } = useSession();
  return (
    <Table>
      <caption>{t('rows')}</caption>
      <colgroup>
        <col />
        <col />
        <col />
        <col />
        <col />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{t('line')}</th>
          <th scope="col">{t('field.name')}</th>
          <th scope="col">{t('field.level')}</th>
          <th scope="col">{t('field.parent')}</th>
          <th scope="col">{t('outcome')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.line}>
            <td>{row.line}</td>
            <th scope="row"><Clipped>{row.name || '–'}</Clipped></th>
            <td>{row.level ? levelName(row.level) : ''}</td>
            <td><Clipped>{row.parentName ?? ''}</Clipped></td>
            <td data-bad={row.action === 'error' ? '' : undefined}>
              <Badge tone={ACTION_TONE[row.action]}>{t(`action.${row.action}`)}</Badge>
              {row.issues.map(({ message }) => (
                <small key={message}>
                  <CircleAlert aria-hidden="true" />
                  <span>{message}</span>
                </small>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const SHOWN = 300;

function Clipped({ children }: { children: string }) {
  const text = children.length > SHOWN ? `${[...children.slice(0, SHOWN)].join('')}…` : children;
  return (
    <span data-cell="" title={text}>
      {text}
    </span>
  );
}
