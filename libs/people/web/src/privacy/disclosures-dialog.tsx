import { formatDate, MAX_PAGE_SIZE } from '@afterbell/core/domain';
import { Badge, Button, Dialog, EmptyState, notify, silent, Skeleton, useSession } from '@afterbell/core/web';
import { DISCLOSURE_FIELDS } from '@afterbell/people/domain';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { EntryDialog } from '../record/entries/entry-dialog';
import type { EntryText } from '../record/entries/entry-documents';
import { EntryLine } from '../record/entries/entry-line';
import { printFile } from '../rosters/print-file';
import { useDisclosuresQuery, useEnterDisclosureMutation, useStrikeDisclosureMutation, type DisclosuresQuery } from './__generated__/privacy';
import type { PrivacyDialogProps } from './export-dialog';
import { usePrivacyTexts } from './privacy-texts';

const PAGE = 10;
const REFETCH = ['disclosures'];
const List = chakra('ul', { base: { listStyle: 'none', m: '0', mt: '4', p: '0', '& > li': { display: 'flex', alignItems: 'flex-start', gap: '3', py: '3', borderTop: 'hairline' }, '& > li[data-struck] strong': { textDecoration: 'line-through' } } });

/** Who was given what of the record. Entering one takes the place of the list until it is done. */
export function DisclosuresDialog({ personId, name, onClose }: PrivacyDialogProps) {
  const t = usePrivacyTexts();
  const { today } = useSession();
  const [first, setFirst] = useState(PAGE);
  const [entering, setEntering] = useState(false);
  const { data, previousData } = useDisclosuresQuery({ variables: { personId, first }, context: silent(), fetchPolicy: 'cache-and-network' });
  const [enter] = useEnterDisclosureMutation({ context: silent(false), refetchQueries: REFETCH });
  const log = (data ?? previousData)?.disclosures;
  if (entering) {
    const save = async (values: Record<string, unknown>) => {
      const problems = (await enter({ variables: { personId, values } }).catch(() => null))?.data?.enterDisclosure.problems ?? null;
      if (problems?.length === 0) notify({ severity: 'success', title: t('log.entered') });
      return problems;
    };
    return <EntryDialog title={t('log.enterTitle', { name })} saveLabel={t('log.enter')} fields={DISCLOSURE_FIELDS} start={{ onDate: today }} version={null} t={t as EntryText} save={save} onClose={() => setEntering(false)} />;
  }
  const csv = () => void printFile(`/export/disclosures?person=${personId}`, `${name} disclosures.csv`, { busy: t('export.downloading'), failed: t('failed') });
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title={t('log.title', { name })}
      description={t('log.body')}
      footer={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          {log && log.nodes.length > 0 && <Button onClick={csv}>{t('log.csv')}</Button>}
          <Button variant="solid" onClick={() => setEntering(true)}>
            {t('log.enter')}
          </Button>
        </>
      }
    >
      {!log ? (
        <Skeleton lines={3} />
      ) : log.nodes.length === 0 ? (
        <EmptyState kind="nothing" title={t('log.none')}>
          {t('log.noneHint')}
        </EmptyState>
      ) : (
        <List>
          {log.nodes.map((entry) => (
            <Line key={entry.id} entry={entry} />
          ))}
        </List>
      )}
      {log?.pageInfo.hasNextPage && first < MAX_PAGE_SIZE && (
        <Button variant="ghost" onClick={() => setFirst(Math.min(first + PAGE * 3, MAX_PAGE_SIZE))}>
          {t('log.more')}
        </Button>
      )}
    </Dialog>
  );
}

function Line({ entry }: { entry: DisclosuresQuery['disclosures']['nodes'][number] }) {
  const t = usePrivacyTexts();
  const [strike] = useStrikeDisclosureMutation({ refetchQueries: REFETCH });
  const { id, onDate, ground, recipient, purpose, what, struckAt, isAutomatic, createdByName } = entry;
  const set = (struck: boolean) => strike({ variables: { id, struck } }).catch(() => null);
  async function mistake() {
    if (!(await set(true))) return;
    notify({ severity: 'success', title: t('log.strikeDone'), action: { label: t('undo'), onClick: () => void set(false) } });
  }
  return (
    <li data-struck={struckAt ? '' : undefined}>
      <EntryLine
        title={recipient}
        badges={
          <>
            {isAutomatic && <Badge tone="blue">{t('log.automatic')}</Badge>}
            {struckAt && <Badge tone="gray">{t('log.struck')}</Badge>}
          </>
        }
        text={`${what}\n${purpose}`}
        facts={[formatDate(onDate), t(`code.${ground}`), createdByName && t('log.by', { name: createdByName })]}
      />
      {!isAutomatic && (
        <Button variant="ghost" aria-label={struckAt ? undefined : t('log.strikeOf', { name: recipient, date: formatDate(onDate) })} onClick={() => void (struckAt ? set(false) : mistake())}>
          {t(struckAt ? 'log.unstrike' : 'log.strike')}
        </Button>
      )}
    </li>
  );
}
