import { formatDateTime } from '@afterbell/core/domain';
import { Button, Dialog, EmptyState, notify, silent, Skeleton, useSession } from '@afterbell/core/web';
import { EXPORT_FIELDS } from '@afterbell/people/domain';
import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { EntryDialog } from '../record/entries/entry-dialog';
import { EntryLine } from '../record/entries/entry-line';
import type { EntryText } from '../record/entries/entry-documents';
import { printFile } from '../rosters/print-file';
import { type PersonExportFieldsFragment, useCancelPersonExportMutation, useExportPersonMutation, usePersonExportsQuery } from './__generated__/privacy';
import { usePrivacyTexts } from './privacy-texts';

const LOOK_AGAIN_MS = 1500;
const REFETCH = ['personExports'];
const List = chakra('ul', { base: { listStyle: 'none', m: '0', mt: '4', p: '0', '& > li': { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '3', py: '3', borderTop: 'hairline' } } });
const Bar = chakra('progress', { base: { width: 'full', maxW: '16rem', height: '2', accentColor: 'accent.solid' } });
const LeftOut = chakra('details', { base: { fontSize: 'sm', color: 'fg.muted', '& summary': { cursor: 'pointer', minH: '6' }, '& ul': { ps: '5' } } });

export interface PrivacyDialogProps {
  personId: string;
  name: string;
  onClose: () => void;
}

const isUnderWay = ({ state }: PersonExportFieldsFragment) => state === 'waiting' || state === 'running';

/** Files with everything about a person: those that were made, and another. */
export function ExportDialog({ personId, name, onClose }: PrivacyDialogProps) {
  const t = usePrivacyTexts();
  const [asking, setAsking] = useState(false);
  const { data, startPolling, stopPolling } = usePersonExportsQuery({ variables: { personId }, context: silent(), fetchPolicy: 'cache-and-network' });
  const [ask] = useExportPersonMutation({ context: silent(false), refetchQueries: REFETCH });
  const files = data?.personExports;
  const underWay = files?.some(isUnderWay) ?? false;
  useEffect(() => {
    if (underWay) startPolling(LOOK_AGAIN_MS);
    return stopPolling;
  }, [underWay, startPolling, stopPolling]);
  if (asking) {
    const save = async (values: Record<string, unknown>) => {
      const problems = (await ask({ variables: { personId, values } }).catch(() => null))?.data?.exportPerson.problems ?? null;
      if (problems?.length === 0) notify({ severity: 'success', title: t('export.asked') });
      return problems;
    };
    return <EntryDialog title={t('export.askTitle', { name })} saveLabel={t('export.ask')} fields={EXPORT_FIELDS} start={{ ground: 'parent' }} version={null} t={t as EntryText} save={save} onClose={() => setAsking(false)} />;
  }
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title={t('export.title', { name })}
      description={t('export.body')}
      footer={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          <Button variant="solid" onClick={() => setAsking(true)}>
            {t('export.ask')}
          </Button>
        </>
      }
    >
      {!files ? (
        <Skeleton lines={3} />
      ) : files.length === 0 ? (
        <EmptyState kind="nothing" title={t('export.none')} />
      ) : (
        <List>
          {files.map((file) => (
            <li key={file.id}>
              <File file={file} name={name} />
            </li>
          ))}
        </List>
      )}
    </Dialog>
  );
}

function File({ file, name }: { file: PersonExportFieldsFragment; name: string }) {
  const t = usePrivacyTexts();
  const { timeZone } = useSession();
  const [cancel] = useCancelPersonExportMutation({ refetchQueries: REFETCH });
  const { id, state, doneParts, allParts, expiresAt, isOwn, leftOut, recipient, requestedAt, requestedByName } = file;
  const running = state === 'running' && allParts > 0;
  const said = running ? t('export.running', { done: doneParts, all: allParts }) : state === 'done' ? t('export.done', { date: formatDateTime(expiresAt ?? requestedAt, timeZone) }) : t(`export.${state === 'running' ? 'waiting' : state}`);
  const download = () => void printFile(`/export/person/${id}`, `${name}.zip`, { busy: t('export.downloading'), failed: t('failed') });
  return (
    <>
      <EntryLine title={t('export.for', { name: recipient })} facts={[said, t('export.by', { name: requestedByName ?? t('export.somebody'), at: formatDateTime(requestedAt, timeZone) }), state === 'done' && !isOwn && t('export.notOwn')]}>
        {running && <Bar max={allParts} value={doneParts} aria-label={said} />}
        {state === 'done' && leftOut.length > 0 && (
          <LeftOut>
            <summary>{t('export.leftOut', { count: leftOut.length })}</summary>
            <ul>
              {leftOut.map(({ title, why }) => (
                <li key={title}>
                  {title}: {why}
                </li>
              ))}
            </ul>
          </LeftOut>
        )}
      </EntryLine>
      {state === 'done' && isOwn && <Button onClick={download}>{t('export.download')}</Button>}
      {(isUnderWay(file) || state === 'done') && (
        <Button variant="ghost" onClick={() => void cancel({ variables: { id } }).catch(() => undefined)}>
          {t(state === 'done' ? 'export.drop' : 'export.cancel')}
        </Button>
      )}
    </>
  );
}
