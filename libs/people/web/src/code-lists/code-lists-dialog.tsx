import { formatDate } from '@afterbell/core/domain';
import { Badge, Button, ConfirmDialog, Dialog, failuresOf, Field, NativeSelect, Notice, notify, silent, Skeleton, useCoreTexts, useSession } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useCodeListEditionsQuery, useCodeListNamesQuery, useSaveCodeListMutation, type CodeListEditionsQueryVariables } from './__generated__/code-lists';
import { type DraftCode, sentCodes, unnamed } from './code-list-draft';
import { CodeListEditor } from './code-list-editor';
import { useCodeListsTexts } from './code-lists-texts';

type ListName = CodeListEditionsQueryVariables['list'];

const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4', pt: '4' } });
const Table = chakra('table', { base: { width: 'full', borderCollapse: 'collapse', '& caption': { textAlign: 'start', fontWeight: 'semibold', pb: '1' }, '& th, & td': { textAlign: 'start', py: '1.5', pe: '3', borderBottom: 'hairline', overflowWrap: 'anywhere' }, '& th': { fontSize: 'xs', color: 'fg.muted' }, '& code': { fontSize: 'xs' } } });
const ALWAYS = '1900-01-01';

interface CodeListsDialogProps {
  /** The list that is shown first. */
  list: string;
  onList: (list: string) => void;
  onClose: () => void;
}

/** Lists of codes with their versions; a version of the tenant's own is made from one that is there. */
export function CodeListsDialog({ list, onList, onClose }: CodeListsDialogProps) {
  const t = useCodeListsTexts();
  const core = useCoreTexts();
  const { today } = useSession();
  const names = useCodeListNamesQuery({ context: silent() }).data?.codeLists ?? [];
  const shown = names.find((one) => one.list === list) ?? names[0];
  const { data, error, refetch } = useCodeListEditionsQuery({ variables: { list: shown?.list as ListName }, skip: !shown, context: silent(), fetchPolicy: 'cache-and-network' });
  const [save, saving] = useSaveCodeListMutation({ context: silent(false) });
  const [version, setVersion] = useState('');
  const [draft, setDraft] = useState<{ effectiveOn: string; rows: readonly DraftCode[] } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [checked, setChecked] = useState(false);
  // Of the names as they are now: what was mended since the last try is not held against anybody.
  const missing = checked && draft ? unnamed(draft.rows).length : 0;
  const said = missing > 0 ? t('namesMissing', { count: missing }) : problem;
  const editions = data?.codeListEditions ?? [];
  const keyOf = (one: (typeof editions)[number]) => `${one.effectiveOn} ${one.own}`;
  const inForce = editions.find(({ effectiveOn }) => effectiveOn <= today);
  const edition = editions.find((one) => keyOf(one) === version) ?? inForce ?? editions[0];
  const since = (date: string) => (date === ALWAYS ? t('always') : t('since', { date: formatDate(date) }));

  const anew = useRef<HTMLButtonElement>(null);
  /** The draft as it was begun. */
  const begun = useRef('');
  const [asks, setAsks] = useState(false);
  function begin(of: (typeof editions)[number]) {
    const next = { effectiveOn: today, rows: of.codes.map(({ code, label, ceds }) => ({ key: code, code, label, ceds: ceds ?? '' })) };
    begun.current = JSON.stringify(next);
    setDraft(next);
  }
  /** The buttons of the draft go with it: the keyboard stays where the next one is begun. */
  function endDraft() {
    setDraft(null);
    setProblem(null);
    setChecked(false);
    requestAnimationFrame(() => anew.current?.focus());
  }

  async function submit() {
    if (!draft || !shown) return;
    setProblem(null);
    const missing = unnamed(draft.rows).length;
    setChecked(missing > 0);
    if (missing > 0) return;
    try {
      const codes = sentCodes(draft.rows, editions.flatMap((one) => one.codes.map(({ code }) => code)));
      const refused = (await save({ variables: { input: { list: shown.list, effectiveOn: draft.effectiveOn, codes } } })).data?.saveCodeList.problems[0];
      if (refused) return setProblem(refused.message);
      notify({ severity: 'success', title: t('saved', { list: shown.label, date: formatDate(draft.effectiveOn) }) });
      endDraft();
      setVersion(`${draft.effectiveOn} true`);
      await refetch();
    } catch (fault) {
      setProblem(failuresOf(fault)[0]?.message.join(' ') || core('errors.load'));
    }
  }
  return (
    <Dialog
      open
      onClose={() => (draft && JSON.stringify(draft) !== begun.current ? setAsks(true) : onClose())}
      size="lg"
      title={draft && shown ? t('newOf', { list: shown.label }) : t('title')}
      description={t('hint')}
      closeOnOutside={draft === null}
      onSubmit={() => void submit()}
      footer={
        draft ? (
          <>
            <Button onClick={endDraft}>{core('cancel')}</Button>
            <Button variant="solid" type="submit" loading={saving.loading}>
              {t('save')}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>{core('close')}</Button>
            <Button ref={anew} variant="solid" disabled={!edition} onClick={() => edition && begin(edition)}>
              {t('newVersion')}
            </Button>
          </>
        )
      }
    >
      <Stack>
        {said && (
          <Notice severity="error" live>
            {said}
          </Notice>
        )}
        <Field label={t('list')} hint={shown?.ceds ? t('standard', { ceds: shown.ceds }) : undefined}>
          <NativeSelect disabled={draft !== null} value={shown?.list ?? ''} options={names.map((one) => ({ value: one.list, label: one.label }))} onChange={(event) => (setVersion(''), onList(event.target.value))} />
        </Field>
        {error && !data ? (
          <Notice severity="error">{core('errors.load')}</Notice>
        ) : !edition || !shown ? (
          <Skeleton lines={6} />
        ) : draft ? (
          <CodeListEditor effectiveOn={draft.effectiveOn} onEffectiveOn={(effectiveOn) => setDraft({ ...draft, effectiveOn })} rows={draft.rows} onRows={(rows) => setDraft({ ...draft, rows })} today={today} checked={checked} former={edition.codes} />
        ) : (
          <>
            <Field label={t('version')}>
              <NativeSelect value={keyOf(edition)} options={editions.map((one) => ({ value: keyOf(one), label: `${since(one.effectiveOn)} · ${t(one.own ? 'own' : 'shipped')}${one === inForce ? ` · ${t('inForce')}` : ''}` }))} onChange={(event) => setVersion(event.target.value)} />
            </Field>
            <Table>
              <caption>
                {t('codes', { list: shown.label })} {edition === inForce && <Badge tone="green">{t('inForce')}</Badge>}
              </caption>
              <thead>
                <tr>
                  <th scope="col">{t('label')}</th>
                  <th scope="col">{t('code')}</th>
                  <th scope="col">{t('ceds')}</th>
                </tr>
              </thead>
              <tbody>
                {edition.codes.map(({ code, label, ceds }) => (
                  <tr key={code}>
                    <td>{label}</td>
                    <td>
                      <code>{code}</code>
                    </td>
                    <td>{ceds ?? '–'}</td>
                  </tr>
                ))}
              </tbody>
            </Table>
          </>
        )}
      </Stack>
      {asks && shown && <ConfirmDialog open danger onClose={() => setAsks(false)} onConfirm={onClose} title={t('dropTitle', { list: shown.label })} description={t('dropBody')} confirmLabel={t('drop')} cancelLabel={t('goOn')} />}
    </Dialog>
  );
}
