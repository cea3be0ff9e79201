import { beginAnew, Button, Checkbox, Dialog, failuresOf, Field, FieldGroup, Notice, notify, silent, TextInput } from '@afterbell/core/web';
import { listWords } from '@afterbell/forms/domain';
import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useBuilderTexts } from './builder-texts';
import { fieldInput } from './definition-wire';
import { DialogButtons } from './dialog-buttons';
import { FormLibraryDocument, useSaveLibraryEntryMutation } from './__generated__/maintenance';
import { fieldsOfTab, findField } from './state/definition-edits';
import { leftBehind } from './state/left-behind';
import { withoutReferences } from './state/references';
import { useBuilderContext } from './use-builder';

/** More would push the buttons away. */
const MOST_SAID = 5;

/** A field, with others of its tab if wanted, becomes an entry of the tenant's own library. */
export function ToLibraryDialog({ fieldId, onClose }: { fieldId: number; onClose: () => void }) {
  const t = useBuilderTexts();
  const { draft, base } = useBuilderContext();
  const [saveEntry, { loading }] = useSaveLibraryEntryMutation({ context: silent(), refetchQueries: [FormLibraryDocument] });
  const first = findField(draft, fieldId)?.field;
  const tab = draft.tabs.find(({ name }) => name === first?.tabName);
  const [label, setLabel] = useState(first?.name ?? '');
  const [description, setDescription] = useState('');
  const [chosen, setChosen] = useState<readonly number[]>([fieldId]);
  const [tried, setTried] = useState(false);
  const boxes = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const { said, wanted } = leftBehind(draft, chosen);
  const warning = useRef<HTMLDivElement>(null);
  const loses = said.length > 0;
  const lost = useRef(loses);
  // On a phone it appears beneath what is in sight, and with it the way out. What stands from the start leaves the first box in sight.
  useEffect(() => {
    if (loses && !lost.current) warning.current?.scrollIntoView?.({ block: 'nearest' });
    lost.current = loses;
  }, [loses]);
  const offered = fieldsOfTab(draft, first?.tabName ?? '');
  const shown = [...offered, ...draft.fields.filter((field) => chosen.includes(field.id) && !offered.includes(field))];
  const nameError = label.trim() === '' ? t('library.nameEmpty') : null;
  const fieldsError = chosen.length === 0 ? t('library.fieldsEmpty') : null;
  async function submit() {
    setTried(true);
    setFailed(null);
    if (nameError || fieldsError) return;
    // What a field says of others that do not come along is left behind.
    const left = new Set(draft.fields.flatMap(({ id }) => (chosen.includes(id) ? [] : id)));
    const fields = draft.fields.filter(({ id }) => chosen.includes(id)).map((field) => withoutReferences(field, left));
    try {
      const { data } = await saveEntry({ variables: { input: { section: base.section, group: tab?.label ?? '', label: label.trim(), description: description.trim(), fields: fields.map((field) => fieldInput(asEntry(field), fields)) } } });
      const problems = data?.saveLibraryEntry.problems ?? [];
      if (problems.length > 0) return setFailed(problems.map(({ message }) => message).join(' '));
      notify({ severity: 'success', title: t('library.saved', { label: label.trim() }) });
      onClose();
    } catch (error) {
      setFailed(failuresOf(error)[0]?.message[0] ?? t('save.failed'));
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('library.saveTitle')}
      onSubmit={() => void submit()}
      footer={
        <DialogButtons onCancel={onClose} loading={loading}>
          {t('library.saveConfirm')}
        </DialogButtons>
      }
    >
      <chakra.div css={{ display: 'flex', flexDirection: 'column', gap: '4' }}>
        {failed && (
          <Notice severity="error" live>
            {failed}
          </Notice>
        )}
        <Field label={t('library.saveName')} error={tried ? nameError : null} required>
          <TextInput value={label} maxLength={120} autoComplete="off" onChange={(event) => setLabel(event.target.value)} />
        </Field>
        <Field label={t('library.saveDescription')} optional>
          <TextInput value={description} maxLength={300} autoComplete="off" onChange={(event) => setDescription(event.target.value)} />
        </Field>
        <FieldGroup legend={t('library.saveFields')} error={tried ? fieldsError : null}>
          <chakra.div ref={boxes} css={{ display: 'flex', flexDirection: 'column', maxH: '30dvh', overflowY: 'auto' }}>
            {shown.map(({ id, name }) => (
              <Checkbox key={id} label={name} checked={chosen.includes(id)} onChange={(event) => setChosen(event.target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))} />
            ))}
          </chakra.div>
        </FieldGroup>
        {loses && (
          <div ref={warning}>
            <Notice severity="warn" live title={t('library.leftBehind', { count: said.length })} action={<Button onClick={() => beginAnew(boxes, () => setChosen([...chosen, ...wanted]))}>{t('library.takeAlong', { count: wanted.length })}</Button>}>
              <chakra.ul css={{ m: '0', ps: '5', listStyleType: 'disc', maxH: '30dvh', overflowY: 'auto' }}>
                {said.slice(0, MOST_SAID).map(({ words }, at) => (
                  <li key={at}>{words}</li>
                ))}
                {said.length > MOST_SAID && <li>{t('library.leftMore', { count: said.length - MOST_SAID })}</li>}
              </chakra.ul>
              {t('library.wanted', { names: listWords(wanted.map((id) => findField(draft, id)?.field.name ?? ''), 'and') })}
            </Notice>
          </div>
        )}
      </chakra.div>
    </Dialog>
  );
}

/** Bound to nothing: a copy of a default field is a field of one's own. */
const asEntry = <T extends { hardcodedName: string | null; isDefault: boolean }>(field: T): T => ({ ...field, hardcodedName: null, isDefault: false });
