import { csvCell, ORGANIZATION_LEVELS, parentAllowed } from '@afterbell/core/domain';
import { Button, Dialog, Field, FileRowCounts, FileRowsPager, NativeSelect, Notice, saveCsv, Skeleton, useCoreTexts, useDelayed, usePermissions, useSession } from '@afterbell/core/web';
import { IMPORT_ACTIONS, IMPORT_FIELDS } from '@afterbell/organizations/domain';
import { chakra } from '@chakra-ui/react';
import { Download, FileUp } from 'lucide-react';
import { useRef, useState, type DragEvent } from 'react';
import { ACTION_TONE, ImportRows } from './import-rows';
import { useImportTexts } from './import-texts';
import { type ImportMapping, type ImportReport, type OrganizationImport, ROWS_PER_PAGE, useOrganizationImport } from './use-organization-import';

export interface ImportDialogProps {
  onClose: () => void;
  onImported: () => void;
}

/** A tree from a file: bring it, see what it would do, add the good rows, take the others away. */
export default function ImportDialog({ onClose, onImported }: ImportDialogProps) {
  const t = useImportTexts();
  const core = useCoreTexts();
  const state = useOrganizationImport(onImported);
  const { report, imported, busy, problem } = state;
  const add = report && !report.fileProblems.length ? report.counts.add : 0;
  return (
    <Dialog
      open
      onClose={onClose}
      size="xl"
      closeOnOutside={false}
      title={t('title')}
      footer={
        <>
          {(report ?? imported) && <Button onClick={state.restart}>{t('another')}</Button>}
          <Button onClick={onClose}>{core(imported ? 'done' : 'cancel')}</Button>
          {report && !imported && (
            <Button variant="solid" disabled={add === 0} loading={busy === 'importing'} onClick={() => void state.run()}>
              {add === 0 ? t('none') : t('confirm', { count: add })}
            </Button>
          )}
        </>
      }
    >
      <chakra.div css={{ display: 'flex', flexDirection: 'column', gap: '4', '& h3': { fontSize: 'md' } }}>
        {problem && (
          <Notice severity="error" live>
            {problem.kind === 'refused' ? problem.message : t(problem.kind)}
          </Notice>
        )}
        {imported ? <Imported state={state} report={imported} /> : busy === 'reading' && !report ? <Skeleton lines={6} label={t('reading')} /> : report ? <Preview state={state} report={report} /> : <Source onFile={(file) => void state.read(file)} />}
      </chakra.div>
    </Dialog>
  );
}

const Zone = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '3',
    py: '8',
    px: '4',
    borderRadius: 'md',
    border: '2px dashed {colors.border.control}',
    color: 'fg.muted',
    '&[data-over]': { borderColor: 'accent.solid', bg: 'accent.subtle', color: 'accent.fg' },
    '& > svg': { boxSize: '8', strokeWidth: '1.5' },
  },
});

function Source({ onFile }: { onFile: (file: File) => void }) {
  const t = useImportTexts();
  const { organization, levelName } = useSession();
  const { set } = usePermissions();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const levels = ORGANIZATION_LEVELS.filter((level) => level !== 'top' && set.allows('import', `organizations.${level}`) && set.allows('edit', `organizations.${level}`));
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  }
  function sample() {
    const level = levels.find((one) => parentAllowed(one, organization.level));
    const rows = [IMPORT_FIELDS.map((field) => t(`field.${field}`)), ...(level ? [[`${levelName(level)} 1`, levelName(level), organization.name, '', '']] : [])];
    saveCsv('organizations.csv', rows.map((cells) => cells.map(csvCell).join(',')).join('\r\n'));
  }
  return (
    <>
      <p>
        {t('intro')} {t('columns', { name: organization.name })} {t('levels', { levels: levels.map((level) => levelName(level)).join(', ') })}
      </p>
      <Zone
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <FileUp aria-hidden="true" />
        {t('drop')}
        <Button onClick={() => input.current?.click()}>{t('choose')}</Button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          aria-label={t('choose')}
          onChange={({ target }) => {
            const file = target.files?.[0];
            // The same file may be chosen again after it was mended.
            target.value = '';
            if (file) onFile(file);
          }}
        />
      </Zone>
      <div>
        <Button variant="link" icon={<Download aria-hidden="true" />} onClick={sample}>
          {t('sample')}
        </Button>
      </div>
    </>
  );
}

const Grid = chakra('div', { base: { display: 'grid', gridTemplateColumns: { base: '1fr', sm: 'repeat(2, minmax(0, 1fr))', md: 'repeat(5, minmax(0, 1fr))' }, gap: '3', mt: '2' } });

function Preview({ state, report }: { state: OrganizationImport; report: ImportReport }) {
  const t = useImportTexts();
  const stale = useDelayed(state.busy === 'reading');
  const { columns, counts, rows, fileProblems } = report;
  const { only, offset } = state.view;
  const mapping: ImportMapping = Object.fromEntries(columns.flatMap(({ field, index }) => (field ? [[field, index]] : [])));
  const options = columns.map(({ index, header }) => ({ value: String(index), label: header }));
  return (
    <>
      {fileProblems.map((message) => (
        <Notice key={message} severity="error" live>
          {message}
        </Notice>
      ))}
      {columns.length > 0 && (
        <section aria-label={t('mapping')}>
          <h3>{t('mapping')}</h3>
          <Grid>
            {IMPORT_FIELDS.map((field) => (
              <Field key={field} label={t(`field.${field}`)}>
                <NativeSelect
                  value={mapping[field] === undefined || mapping[field] === null ? '' : String(mapping[field])}
                  placeholder={t('notRead')}
                  options={options}
                  onChange={({ target }) => void state.remap(withColumn(mapping, field, target.value === '' ? null : Number(target.value)))}
                />
              </Field>
            ))}
          </Grid>
        </section>
      )}
      {counts.total > 0 && (
        <section aria-label={t('rows')} aria-busy={stale || undefined} style={stale ? { opacity: 0.55 } : undefined}>
          <p role="status">{t('counts', { add: counts.add, already: counts.already, error: counts.error })}</p>
          <chakra.p css={{ color: 'fg.muted', fontSize: 'sm', mb: '2' }}>{t('safe')}</chakra.p>
          <chakra.div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '2', mb: '2' }}>
            <FileRowCounts counts={IMPORT_ACTIONS.map((action) => ({ action, label: t(`filter.${action}`), tone: ACTION_TONE[action], count: counts[action] }))} only={only} onOnly={(only) => void state.show({ only, offset: 0 })} />
            {counts.error > 0 && <SaveRest state={state} label={t('downloadProblems')} />}
          </chakra.div>
          <ImportRows rows={rows} />
          <FileRowsPager offset={offset} shown={rows.length} total={only ? counts[only] : counts.total} perPage={ROWS_PER_PAGE} onOffset={(offset) => void state.show({ only, offset })} />
        </section>
      )}
    </>
  );
}

/** A column cannot be two things. */
function withColumn(mapping: ImportMapping, field: keyof ImportMapping, column: number | null): ImportMapping {
  const others = Object.fromEntries(Object.entries(mapping).filter(([name, index]) => name !== field && index !== column));
  return column === null ? others : { ...others, [field]: column };
}

function SaveRest({ state, label }: { state: OrganizationImport; label: string }) {
  const t = useImportTexts();
  const { levelName } = useSession();
  const headings = [t('line'), ...IMPORT_FIELDS.map((field) => t(`field.${field}`)), t('reason')];
  return (
    <Button icon={<Download aria-hidden="true" />} loading={state.busy === 'collecting'} onClick={() => void state.saveRest(headings, (row) => (row.level ? levelName(row.level) : ''))}>
      {label}
    </Button>
  );
}

function Imported({ state, report }: { state: OrganizationImport; report: ImportReport }) {
  const t = useImportTexts();
  const { add, error } = report.counts;
  return (
    <>
      <Notice severity="success" live>
        {t('imported', { count: add })}
      </Notice>
      {error > 0 && (
        <section>
          <p>{t('rest', { count: error })}</p>
          <chakra.div css={{ my: '2' }}>
            <SaveRest state={state} label={t('download')} />
          </chakra.div>
          <ImportRows rows={report.rows} />
        </section>
      )}
    </>
  );
}
