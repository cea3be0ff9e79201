import { Checkbox, Field, NativeSelect, Notice } from '@afterbell/core/web';
import { CLASS_LIST_FIELDS, type DateOrder } from '@afterbell/participation/domain';
import { chakra } from '@chakra-ui/react';
import { useClassListTexts } from './class-list-texts';
import { type Mapping, mappingOf, type Report, withField } from './use-class-list';

const Grid = chakra('div', { base: { display: 'grid', gridTemplateColumns: { base: '1fr', sm: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' }, gap: '3', mt: '2' } });
const FIELDS = ['firstName', 'lastName', ...CLASS_LIST_FIELDS.filter((field) => field !== 'firstName' && field !== 'lastName')] as const;

export interface ClassListMappingProps {
  report: Report;
  onMapping: (mapping: Mapping) => void;
  onDateOrder: (order: DateOrder) => void;
  onHasHeader: (hasHeader: boolean) => void;
}

/** Which column is which: guessed from headings and values, and changed here where the guess is wrong. */
export function ClassListMapping({ report, onMapping, onDateOrder, onHasHeader }: ClassListMappingProps) {
  const t = useClassListTexts();
  const mapping = mappingOf(report);
  const unused = report.columns.filter(({ field, samples }) => field === null && samples.length > 0).map(({ header }) => header);
  const options = report.columns.map(({ index, header, samples }) => ({ value: String(index), label: samples.length > 0 ? t('columnWith', { header, samples: samples.slice(0, 2).join(', ') }) : header }));
  return (
    <section aria-label={t('mapping')}>
      <h3>{t('mapping')}</h3>
      <Checkbox label={t('hasHeader')} checked={report.hasHeader} onChange={({ target }) => onHasHeader(target.checked)} />
      <Grid>
        {FIELDS.map((field) => (
          <Field key={field} label={t(`field.${field}`)}>
            <NativeSelect
              value={mapping[field] === undefined ? '' : String(mapping[field])}
              placeholder={t('notRead')}
              options={options}
              onChange={({ target }) => onMapping(withField(mapping, field, target.value === '' ? null : Number(target.value)))}
            />
          </Field>
        ))}
        {mapping.birthDate !== undefined && (
          <Field label={t('dateOrder')}>
            <NativeSelect
              value={report.dateOrder ?? ''}
              placeholder={report.dateOrder === null ? t('dates.choose') : undefined}
              options={[
                { value: 'mdy', label: t('dates.mdy') },
                { value: 'dmy', label: t('dates.dmy') },
              ]}
              onChange={({ target }) => target.value !== '' && onDateOrder(target.value === 'dmy' ? 'dmy' : 'mdy')}
            />
          </Field>
        )}
      </Grid>
      {unused.length > 0 && (
        <chakra.div css={{ mt: '3', overflowWrap: 'anywhere' }}>
          <Notice>{t('unused', { count: unused.length, headers: unused.join(', ') })}</Notice>
        </chakra.div>
      )}
      {report.dateOrder === null && (
        <chakra.div css={{ mt: '3' }}>
          <Notice severity="warn" live title={t('mixedDates')}>
            {t('mixedDatesHint')}
          </Notice>
        </chakra.div>
      )}
    </section>
  );
}
