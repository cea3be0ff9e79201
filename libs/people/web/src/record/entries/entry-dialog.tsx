import { Button, Dialog, ErrorSummary, Notice, useCoreTexts, useEditing, useSession } from '@afterbell/core/web';
import { parseEntry, type EntryFields } from '@afterbell/people/domain';
import { chakra } from '@chakra-ui/react';
import { useId, useState, type ReactNode } from 'react';
import { useEntriesTexts } from './entries-texts';
import { EntryControl, type ControlProps } from './entry-control';
import type { Draft, EntryProblem, EntryText } from './entry-documents';

export interface EntryDialogProps {
  title: string;
  /** The verb of the button that saves, where it is another. */
  saveLabel?: string;
  fields: EntryFields;
  /** Fields that nobody types: they come with the start. */
  hidden?: readonly string[];
  start: Draft;
  version: number | null;
  t: EntryText;
  /** Draws a field in another way; nothing for the usual one. */
  control?: (props: ControlProps) => ReactNode | null;
  save: (values: Record<string, unknown>, version: number | null) => Promise<readonly EntryProblem[] | null>;
  onClose: () => void;
}

const Fields = chakra('div', { base: { display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }, gap: '4', alignItems: 'start', '& > [data-wide]': { gridColumn: '1 / -1' }, mt: '2' } });
const WIDE = new Set(['text', 'line', 'id', 'yes']);
const same = (a: Draft, b: Draft, fields: EntryFields) => Object.keys(fields).every((key) => (a[key] ?? '') === (b[key] ?? ''));

/** Adds or changes one entry. What was typed is given up only when somebody says so. */
export function EntryDialog({ title, saveLabel, fields, hidden = [], start, version: read, t, control, save, onClose }: EntryDialogProps) {
  const core = useCoreTexts();
  const words = useEntriesTexts();
  const { today } = useSession();
  const base = useId();
  const [draft, setDraft] = useState(start);
  const [version, setVersion] = useState(read);
  const [problems, setProblems] = useState<readonly EntryProblem[]>([]);
  const [busy, setBusy] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const dirty = !same(draft, start, fields);
  useEditing(dirty);
  const shown = Object.entries(fields).filter(([name]) => !hidden.includes(name));
  const idOf = (name: string) => `${base}-${name}`;
  const sentence = ({ path, message }: EntryProblem) => (path && path in fields ? `${t(`field.${path}`)} ${message}.` : message);
  const conflicts = problems.flatMap((problem) => problem.conflicts ?? []);
  const plain = problems.filter((problem) => !problem.conflicts?.length);

  async function submit() {
    if (busy) return;
    const { values, problems: wrong } = parseEntry(fields, draft, today);
    if (wrong.length) return setProblems(wrong.map((problem) => ({ code: 'VALIDATION', ...problem })));
    setBusy(true);
    const answer = await save(values, version);
    setBusy(false);
    if (answer === null) return setProblems([{ code: 'FAILED', path: null, message: `${words('failed')}.` }]);
    if (answer.length === 0) return onClose();
    setProblems(answer);
    // Whoever saves again has seen what stands there now.
    const newest = answer.flatMap((problem) => problem.conflicts ?? [])[0]?.version;
    if (newest !== undefined) setVersion(newest);
  }

  function said(name: string, value: string | null): string {
    const type = fields[name]?.type;
    if (value === null || value === '') return words('empty');
    if (type === 'code') return t(`code.${value}`);
    return type === 'yes' ? words(value === 'true' ? 'yes' : 'no') : value;
  }

  const close = () => (dirty && !leaving ? setLeaving(true) : onClose());
  return (
    <Dialog
      open
      size="lg"
      title={title}
      onClose={close}
      closeOnOutside={false}
      onSubmit={() => void submit()}
      footer={
        leaving ? (
          <>
            <chakra.strong css={{ marginInlineEnd: 'auto' }} role="status">
              {words('discardTitle')}
            </chakra.strong>
            <Button onClick={() => setLeaving(false)}>{words('keep')}</Button>
            <Button variant="danger" onClick={onClose}>
              {words('discard')}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={close}>{core('cancel')}</Button>
            <Button type="submit" variant="solid" loading={busy}>
              {saveLabel ?? words('save')}
            </Button>
          </>
        )
      }
    >
      <ErrorSummary errors={plain.map((problem) => ({ field: problem.path ? idOf(problem.path) : '', message: sentence(problem) }))} />
      {conflicts.length > 0 && (
        <Notice severity="warn" live title={words('stale', { name: conflicts[0]?.changedBy ?? words('somebody') })}>
          {conflicts.map(({ field, current }) => (
            <div key={field}>{words('staleField', { label: t(`field.${field}`), value: said(field, current) })}</div>
          ))}
        </Notice>
      )}
      <Fields>
        {shown.map(([name, field]) => {
          const problem = plain.find(({ path }) => path === name);
          const props: ControlProps = {
            id: idOf(name),
            name,
            field,
            value: draft[name] ?? '',
            error: problem && sentence(problem),
            t,
            onChange: (value) => {
              setDraft((before) => ({ ...before, [name]: value }));
              setProblems((before) => before.filter(({ path }) => path !== name));
            },
          };
          return (
            <div key={name} data-wide={WIDE.has(field.type) ? '' : undefined}>
              {control?.(props) ?? <EntryControl {...props} />}
            </div>
          );
        })}
      </Fields>
    </Dialog>
  );
}
