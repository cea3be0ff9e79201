import { formatDate, isPlainDate } from '@afterbell/core/domain';
import { isChoice, isFileType, type FieldDefinition } from '@afterbell/forms/domain';
import { chakra } from '@chakra-ui/react';
import { useBuilderTexts } from './builder-texts';
import { TypeIcon } from './type-icon';

const Box = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    minH: '8',
    px: '2.5',
    border: '1px solid {colors.border}',
    borderRadius: 'md',
    bg: 'bg',
    color: 'fg.muted',
    fontSize: 'xs',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    '& svg': { boxSize: '3.5', flexShrink: '0' },
    '&[data-tall]': { minH: '14', alignItems: 'flex-start', pt: '2' },
    '&[data-dashed]': { borderStyle: 'dashed' },
  },
});
const List = chakra('span', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    fontSize: 'sm',
    color: 'fg.muted',
    '&[data-line]': { flexDirection: 'row', flexWrap: 'wrap', columnGap: '4' },
    '& > span': { display: 'flex', alignItems: 'center', gap: '2', minW: '0', overflowWrap: 'anywhere' },
    '& i': { boxSize: '3.5', flexShrink: '0', border: '1px solid {colors.border.control}', borderRadius: 'full', bg: 'bg.panel' },
    '& [data-box] i': { borderRadius: 'sm' },
    '& s': { opacity: '0.7' },
  },
});
const Table = chakra('span', { base: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', border: '1px solid {colors.border}', borderRadius: 'md', fontSize: 'xs', color: 'fg.muted', overflow: 'hidden', '& span': { px: '2', py: '1.5', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', bg: 'bg' }, '& span + span': { borderInlineStart: 'hairline' } } });
const Words = chakra('span', { base: { display: 'block', overflowWrap: 'anywhere', color: 'fg.muted', fontSize: 'sm', lineClamp: 3, '&[data-size=heading1]': { fontSize: 'lg', fontWeight: 'semibold', color: 'fg' }, '&[data-size=heading2]': { fontSize: 'md', fontWeight: 'semibold', color: 'fg' } } });

const SHOWN = 4;

/** How the field will look, roughly and at a glance; the preview shows it as it is. */
export function FieldSketch({ field }: { field: FieldDefinition }) {
  const t = useBuilderTexts();
  const { type, options, text } = field;
  if (type === 'horizontal_line') return <chakra.span css={{ display: 'block', borderTop: '1px solid {colors.border.control}', my: '2' }} />;
  if (type === 'heading1' || type === 'heading2' || type === 'paragraph' || type === 'label') return <Words data-size={type}>{text}</Words>;
  if (type === 'subform' || type === 'multiselect_table') {
    return (
      <Table>
        {type === 'multiselect_table' && <span>{t('sketch.rows', { count: options.length })}</span>}
        {field.fields.map((column) => (
          <span key={column.id}>{column.name}</span>
        ))}
      </Table>
    );
  }
  if (isChoice(type) && type !== 'dropdown' && type !== 'multiselect') {
    return (
      <List data-line={type === 'radio' || undefined}>
        {options.slice(0, SHOWN).map((option) => (
          <span key={option.id} data-box={type === 'checkbox_group' || undefined}>
            <i />
            {option.retiredOn ? <s>{option.label}</s> : option.label}
          </span>
        ))}
        {options.length > SHOWN && <span>+ {options.length - SHOWN}</span>}
      </List>
    );
  }
  const hints: Partial<Record<typeof type, string>> = { date: 'MM/DD/YYYY', datetime: 'MM/DD/YYYY hh:mm', email: 'name@example.org', url: 'https://', percent: '%', zip: '00000', generator: String(field.limits.pattern ?? ''), dropdown: options[0]?.label ?? '', multiselect: options[0]?.label ?? '', time: 'hh:mm' };
  const limits = type === 'date' && isPlainDate(field.limits.minDate) ? `${formatDate(field.limits.minDate)} …` : null;
  return (
    <Box data-tall={['multiline', 'multilinetag', 'signature'].includes(type) || undefined} data-dashed={isFileType(type) || type === 'signature' || undefined}>
      <span>{limits ?? hints[type] ?? ''}</span>
      <TypeIcon type={type} />
    </Box>
  );
}
