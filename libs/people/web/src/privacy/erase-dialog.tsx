import { addDays, formatDate } from '@afterbell/core/domain';
import { Button, Dialog, Field, LoadHint, Notice, notify, silent, Skeleton, TextArea, TextInput, useCoreTexts, useEditing, useSession } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useErasePersonMutation, useErasurePreviewQuery, type ErasurePreviewQuery } from './__generated__/privacy';
import type { PrivacyDialogProps } from './export-dialog';
import { usePrivacyTexts } from './privacy-texts';

type Preview = ErasurePreviewQuery['erasurePreview'];
const Table = chakra('table', { base: { width: 'full', my: '4', fontSize: 'sm', borderCollapse: 'collapse', '& th, & td': { textAlign: 'start', verticalAlign: 'top', py: '1.5', pe: '3', borderBottom: 'hairline' }, '& td:nth-of-type(1)': { fontVariantNumeric: 'tabular-nums' }, '& th[scope=row]': { fontWeight: 'normal' }, '& small': { display: 'block', color: 'fg.muted' } } });
const Rows = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4' } });

/** What erasing would do, the reason, and the name typed to confirm. */
export function EraseDialog({ personId, name, onClose }: PrivacyDialogProps) {
  const t = usePrivacyTexts();
  const core = useCoreTexts();
  const { today } = useSession();
  const { data, error } = useErasurePreviewQuery({ variables: { personId }, context: silent(), fetchPolicy: 'network-only' });
  const [erase, { loading }] = useErasePersonMutation({ context: silent(false), refetchQueries: ['personPrivacy'] });
  const [reason, setReason] = useState('');
  const [typed, setTyped] = useState('');
  const [problems, setProblems] = useState<readonly { path: string | null; message: string }[]>([]);
  useEditing(reason !== '');
  const preview = data?.erasurePreview;
  const possible = preview?.obstacles.length === 0;
  const days = preview?.graceDays ?? 0;
  const at = (path: string, label: string) => problems.filter((problem) => problem.path === path).map(({ message }) => `${label} ${message}.`)[0];

  async function submit() {
    if (loading || !possible) return;
    const answer = (await erase({ variables: { input: { personId, name: typed, reason } } }).catch(() => null))?.data?.erasePerson;
    if (!answer) return setProblems([{ path: null, message: t('failed') }]);
    setProblems(answer.problems);
    if (answer.problems.length) return;
    notify({ severity: 'success', title: t('erase.asked', { name, date: formatDate(addDays(today, days)) }) });
    onClose();
  }
  const elsewhere = problems.filter(({ path }) => path !== 'name' && path !== 'reason');
  return (
    <Dialog
      open
      size="lg"
      title={t('erase.title', { name })}
      description={possible ? t('erase.body', { days }) : undefined}
      closeOnOutside={false}
      onClose={onClose}
      onSubmit={() => void submit()}
      footer={
        <>
          <Button onClick={onClose}>{core('cancel')}</Button>
          {possible && (
            <Button type="submit" variant="danger" loading={loading}>
              {t('erase.confirm', { days })}
            </Button>
          )}
        </>
      }
    >
      {!preview && !error && <Skeleton lines={6} />}
      {error && (
        <Notice severity="error" live title={core('errors.load')}>
          <LoadHint />
        </Notice>
      )}
      {preview && !possible && (
        <Notice severity="warn" title={t('erase.cannot')}>
          {preview.obstacles.map((obstacle) => t('erase.reach', { name, obstacle })).join(' ')}
        </Notice>
      )}
      {elsewhere.map(({ message }) => (
        <Notice key={message} severity="error" live>
          {t('erase.reach', { name, obstacle: message })}
        </Notice>
      ))}
      {preview && <Parts preview={preview} />}
      {preview && possible && (
        <Rows>
          <Field label={t('erase.reason')} hint={t('erase.reasonHint')} error={at('reason', t('erase.reason'))} required>
            <TextArea rows={2} value={reason} maxLength={1000} onChange={(event) => setReason(event.target.value)} />
          </Field>
          <Field label={t('erase.name', { name: preview.name })} error={at('name', typed || '–')} required>
            <TextInput value={typed} autoComplete="off" spellCheck={false} onChange={(event) => setTyped(event.target.value)} />
          </Field>
        </Rows>
      )}
    </Dialog>
  );
}

function Parts({ preview: { parts } }: { preview: Preview }) {
  const t = usePrivacyTexts();
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{t('erase.part')}</th>
          <th scope="col">{t('erase.count')}</th>
          <th scope="col">{t('erase.becomes')}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{t('erase.record')}</th>
          <td>1</td>
          <td>{t('erase.blank')}</td>
        </tr>
        {parts.map(({ title, count, treatment, reason }) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            <td>{count}</td>
            <td>
              {t(`erase.${treatment as 'delete' | 'blank' | 'keep'}`)}
              {reason && <small>{reason}</small>}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
