import type { DefinitionChange } from '@afterbell/forms/domain';
import { chakra } from '@chakra-ui/react';
import { useBuilderTexts } from './builder-texts';

const List = chakra('ul', { base: { listStyle: 'none', p: '0', width: 'full', display: 'flex', flexDirection: 'column', fontSize: 'sm', '& li': { py: '1.5', borderBottom: 'hairline', overflowWrap: 'anywhere' }, '& span': { display: 'block', color: 'fg.muted' }, '& del': { color: 'fg.muted' }, '& ins': { textDecoration: 'none', color: 'fg' } } });

export interface ChangesListProps {
  changes: readonly DefinitionChange[];
  /** The rest is counted. */
  most?: number;
}

/** What differs between two definitions, one line each. */
export function ChangesList({ changes, most = 200 }: ChangesListProps) {
  const t = useBuilderTexts();
  return (
    <List>
      {changes.slice(0, most).map(({ field, what, before, after }, index) => (
        <li key={index}>
          <strong>{field}</strong> · {what}
          {/* A new tab is called what it is called. */}
          {(before !== null || (after !== null && after !== field)) && (
            <span>
              {before !== null && <del>{before || t('versions.nothing')}</del>}
              {before !== null && after !== null && ' → '}
              {after !== null && <ins>{after || t('versions.nothing')}</ins>}
            </span>
          )}
        </li>
      ))}
      {changes.length > most && <li>{t('save.more', { count: changes.length - most })}</li>}
    </List>
  );
}
