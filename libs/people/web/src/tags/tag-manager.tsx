import { Button, factLine, failuresOf, Field, NativeSelect, Notice, silent, TextInput } from '@afterbell/core/web';
import { TAG_COLOURS, type TagColour } from '@afterbell/people/domain';
import { chakra } from '@chakra-ui/react';
import { useState, type KeyboardEvent } from 'react';
import { useSaveTagMutation, type TagFactsFragment } from './__generated__/tags';
import { TagChips } from './tag-chips';
import { useTagsTexts } from './tags-texts';

const List = chakra('ul', { base: { listStyle: 'none', m: '0', p: '0', '& > li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', borderTop: 'hairline', py: '2' }, '& > li > small': { flex: '1 1 auto', color: 'fg.muted' } } });
const Pair = chakra('div', { base: { display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr) 7rem', sm: 'minmax(0, 1fr) 8rem auto' }, alignItems: 'end', gap: '2', width: 'full' } });

type Input = Parameters<ReturnType<typeof useSaveTagMutation>[0]>[0] extends { variables?: { input: infer I } } | undefined ? I : never;

interface Failure {
  path: string | null;
  /** Of the tag that was changed; null of a new one. */
  id: string | null;
  message: string;
}

/** The tenant's list of tags: make one, rename it, give it another colour, retire it. */
export function TagManager({ tags, onMade }: { tags: readonly TagFactsFragment[]; onMade: (id: string) => void }) {
  const t = useTagsTexts();
  const [editing, setEditing] = useState<string | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [save, { loading }] = useSaveTagMutation({ context: silent(), refetchQueries: ['tags'], awaitRefetchQueries: true });

  async function run(input: Input): Promise<boolean> {
    setFailure(null);
    const answer = await save({ variables: { input } }).catch((fault: unknown) => (setFailure({ path: null, id: null, message: failuresOf(fault)[0]?.message.join(' ') || t('failed') }), null));
    const payload = answer?.data?.saveTag;
    const problem = payload?.problems[0];
    if (problem) setFailure({ path: problem.path, id: input.id ?? null, message: problem.path ? `${t(problem.path === 'colour' ? 'colour' : 'name')} ${problem.message}` : problem.message });
    if (!payload?.tag) return false;
    setEditing(null);
    if (!input.id) onMade(payload.tag.id);
    return true;
  }
  // Retiring has no fields: what stands against it is said above.
  const atFields = failure?.path === 'name' && (failure.id === null || failure.id === editing);
  const kept = ({ id, name, colour, version }: TagFactsFragment) => ({ id, name, colour, version });
  return (
    <chakra.section aria-label={t('tags')} css={{ display: 'flex', flexDirection: 'column', gap: '3' }}>
      {failure && !atFields && <Notice severity="error" live>{failure.message}</Notice>}
      <TagFields label={t('newName')} action={t('add')} busy={loading} error={atFields && failure.id === null ? failure.message : undefined} onSave={(name, colour) => run({ name, colour })} />
      <List>
        {tags.map((tag) =>
          editing === tag.id ? (
            <li key={tag.id}>
              <TagFields label={t('name')} action={t('save')} busy={loading} tag={tag} error={atFields ? failure.message : undefined} onSave={(name, colour) => run({ ...kept(tag), name, colour, retired: tag.retired })} />
            </li>
          ) : (
            <li key={tag.id}>
              <TagChips tags={[tag]} />
              <small>{factLine([t('people', { count: tag.people }), tag.retired ? t('retired') : ''])}</small>
              <Button variant="link" aria-label={t('edit', { name: tag.name })} onClick={() => setEditing(tag.id)}>
                {t('editShort')}
              </Button>
              <Button variant="link" aria-label={t(tag.retired ? 'restore' : 'retire', { name: tag.name })} onClick={() => void run({ ...kept(tag), retired: !tag.retired })}>
                {t(tag.retired ? 'restoreShort' : 'retireShort')}
              </Button>
            </li>
          ),
        )}
      </List>
      <small>{t('retiredHint')}</small>
    </chakra.section>
  );
}

interface TagFieldsProps {
  label: string;
  action: string;
  busy: boolean;
  tag?: TagFactsFragment;
  /** Of the name. */
  error?: string;
  onSave: (name: string, colour: TagColour) => Promise<boolean>;
}

function TagFields({ label, action, busy, tag, error, onSave }: TagFieldsProps) {
  const t = useTagsTexts();
  const [name, setName] = useState(tag?.name ?? '');
  const [colour, setColour] = useState<TagColour>(tag?.colour ?? 'blue');
  const submit = async () => {
    if (!busy && (await onSave(name, colour))) setName('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // The dialog around is a form of its own.
    event.preventDefault();
    void submit();
  };
  return (
    <Pair>
      <Field label={label} error={error}>
        <TextInput value={name} maxLength={200} onKeyDown={onKeyDown} onChange={(event) => setName(event.target.value)} />
      </Field>
      <Field label={t('colour')}>
        <NativeSelect value={colour} options={TAG_COLOURS.map((value) => ({ value, label: t(`colours.${value}`) }))} onChange={(event) => setColour(event.target.value as TagColour)} />
      </Field>
      <Button loading={busy} onClick={() => void submit()}>
        {action}
      </Button>
    </Pair>
  );
}
