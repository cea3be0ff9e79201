import type { FieldDefinition } from '@afterbell/forms/domain';
import { chakra } from '@chakra-ui/react';
import { useFormsTexts } from '../forms-texts';
import { ReadValue } from './read-value';

const List = chakra('dl', { base: { m: '0', minW: '0', '& > dt': { color: 'fg.muted', fontSize: 'xs' }, '& > dd': { m: '0', overflowWrap: 'anywhere', fontSize: 'sm' } } });

const Hint = chakra('dd', { base: { color: 'fg.muted', fontSize: 'xs' } });

/** What no answer means, where it is more than none. */
const UNANSWERED: Partial<Record<FieldDefinition['type'], 'given' | 'roles.all'>> = { generator: 'given', permissions_by_role: 'roles.all' };

/** An answer as text: it can be read, copied and followed, and is no dead box. Help is for those who type. */
export function ReadField({ field, value }: { field: FieldDefinition; value: unknown }) {
  const t = useFormsTexts();
  return (
    <List>
      <dt>{field.name}</dt>
      <dd>{value === null || value === undefined || value === '' ? <chakra.span css={{ color: 'fg.muted' }}>{t(UNANSWERED[field.type] ?? 'none')}</chakra.span> : <ReadValue field={field} value={value} />}</dd>
      {field.closedReason && <Hint>{field.closedReason}</Hint>}
    </List>
  );
}
