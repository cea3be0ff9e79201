import { isOrganizationLevel } from '@afterbell/core/domain';
import { Button, Dialog, Field, Notice, silent, TextInput, useCoreTexts, useSession } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useImportRoleMutation, type ImportRoleMutation } from './__generated__/roles';
import type { RoleProblem } from './role-problems';
import { useRolesTexts } from './roles-texts';

type Found = ImportRoleMutation['importRole'];

const Unknown = chakra('ul', { base: { listStyle: 'none', p: '0', mt: '1', maxH: '10rem', overflowY: 'auto', fontFamily: 'mono', fontSize: 'xs', overflowWrap: 'anywhere' } });

/** A document is looked at before it becomes a role: what is not known here is said first. */
export function ImportRoleDialog({ onClose }: { onClose: () => void }) {
  const t = useRolesTexts();
  const core = useCoreTexts();
  const navigate = useNavigate();
  const { levelName } = useSession();
  const [content, setContent] = useState<string | null>(null);
  const [name, setName] = useState('');
  const [found, setFound] = useState<Found | null>(null);
  const [problems, setProblems] = useState<readonly RoleProblem[]>([]);
  const [run, { loading }] = useImportRoleMutation();

  async function send(text: string, preview: boolean) {
    const input = { content: text, preview, ...(preview ? {} : { name }) };
    const { data } = await run({ variables: { input }, context: silent(false), refetchQueries: preview ? [] : ['rolesList', 'roleNames'] });
    setProblems(data?.importRole.problems ?? []);
    return data?.importRole ?? null;
  }
  async function read(file: File | undefined) {
    if (!file) return;
    setFound(null);
    const text = await file.text();
    const answer = await send(text, true);
    setContent(text);
    if (!answer || answer.problems.length > 0) return;
    setFound(answer);
    setName(answer.name ?? '');
  }
  async function confirm() {
    if (content === null || !found) return;
    const answer = await send(content, false);
    if (answer?.role) void navigate(`/settings/roles/${answer.role.id}`);
  }
  const levels = (found?.levels ?? []).filter(isOrganizationLevel).map((level) => levelName(level));
  return (
    <Dialog
      open
      onClose={onClose}
      onSubmit={() => void confirm().catch(() => undefined)}
      title={t('import.title')}
      closeOnOutside={false}
      footer={
        <>
          <Button onClick={onClose}>{core('cancel')}</Button>
          <Button variant="solid" type="submit" loading={loading} disabled={!found}>
            {t('import.confirm')}
          </Button>
        </>
      }
    >
      <div style={{ display: 'flex', flexDirection: 'column', gap: '1rem' }}>
        <Field label={t('import.file')} hint={t('import.hint')}>
          <input id="role-file" type="file" accept="application/json,.json" aria-label={t('import.file')} onChange={(event) => void read(event.target.files?.[0]).catch(() => setProblems([{ code: 'FILE', message: t('import.unreadable'), path: null }]))} />
        </Field>
        {problems.map((problem) => (
          <Notice key={`${problem.code}${problem.path}`} severity="error" live>
            {problem.path === 'name' ? `${t('field.name')}: ` : ''}
            {problem.message}
          </Notice>
        ))}
        {found && (
          <>
            <Field label={t('field.name')} required>
              <TextInput value={name} maxLength={200} onChange={(event) => setName(event.target.value)} />
            </Field>
            <p>
              {t('import.found', { count: found.entries?.length ?? 0 })}, {t('field.levels')}: {levels.join(', ')}
            </p>
            {(found.unknown?.length ?? 0) > 0 && (
              <Notice severity="warn" title={t('import.unknown', { count: found.unknown?.length ?? 0 })} live>
                <Unknown>
                  {found.unknown?.map((line, index) => (
                    <li key={index}>{line}</li>
                  ))}
                </Unknown>
              </Notice>
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}
