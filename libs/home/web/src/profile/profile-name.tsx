import { Button, Field, Section, SaveState, silent, TextInput, UnsavedGuard, useSession, useSessionContext, type SaveStatus } from '@afterbell/core/web';
import { useState } from 'react';
import { useRenameMeMutation } from './__generated__/profile';
import { Buttons, Form, obstacle } from './profile-parts';
import { useProfileTexts } from './profile-texts';

const tidy = (name: string) => name.replace(/\s+/gu, ' ').trim();

export function ProfileName() {
  const t = useProfileTexts();
  const { user, timeZone } = useSession();
  const { refresh } = useSessionContext();
  const [name, setName] = useState(user.name);
  const [error, setError] = useState<string | null>(null);
  const [status, setStatus] = useState<SaveStatus>({ kind: 'idle' });
  const [rename] = useRenameMeMutation({ context: silent() });
  const dirty = tidy(name) !== user.name;

  async function save() {
    setStatus({ kind: 'saving' });
    setError(null);
    const problem = await obstacle(async () => (await rename({ variables: { name } })).data?.renameMe, t('failed'));
    if (problem) {
      setError(problem);
      setStatus({ kind: 'idle' });
      return;
    }
    setStatus({ kind: 'saved', at: new Date() });
    await refresh();
  }
  return (
    <Section title={t('name.title')}>
      <UnsavedGuard dirty={dirty} />
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Field label={t('name.label')} hint={t('name.hint')} error={error} id="name">
          <TextInput name="name" autoComplete="name" dir="auto" value={name} onChange={(event) => setName(event.target.value)} />
        </Field>
        <Buttons>
          <Button type="submit" variant="solid" keepsFocus disabled={!dirty} loading={status.kind === 'saving'}>
            {t('save')}
          </Button>
          <SaveState status={status} timeZone={timeZone} />
        </Buttons>
      </Form>
    </Section>
  );
}
