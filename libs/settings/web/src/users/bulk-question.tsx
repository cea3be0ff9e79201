import { ConfirmDialog, Notice, Skeleton, type FileFormat } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { BulkResult } from './use-bulk';
import type { UserListRow } from './user-columns';
import { userPath } from './users-paths';
import { useUsersTexts } from './users-texts';

export type Asked = { what: 'disable' | 'resend' | 'export'; ids: readonly string[] | null; format?: FileFormat };

export interface BulkQuestionProps {
  asked: Asked;
  /** What is known of the chosen, by whom a refusal is named. */
  rows: readonly Pick<UserListRow, 'id' | 'name'>[];
  /** How many the list holds, where they are all counted. */
  total?: number;
  /** What would come of it for each; nothing is changed. */
  tryOut: (what: 'disable' | 'resend', ids: readonly string[]) => Promise<readonly BulkResult[]>;
  onClose: () => void;
  onConfirm: () => Promise<void>;
}

/** Names the count, and before anything is done says whom it would leave as they are, and why. */
export function BulkQuestion({ asked: { what, ids, format }, rows, total, tryOut, onClose, onConfirm }: BulkQuestionProps) {
  const t = useUsersTexts();
  const count = ids?.length ?? 0;
  const words = {
    disable: { title: t('confirmDisableMany', { count }), description: t('confirmDisableHint'), confirmLabel: t('disable') },
    resend: { title: t('confirmResendMany', { count }), description: t('confirmResendHint'), confirmLabel: t('resend') },
    export: { title: ids || total ? t('confirmExportMany', { count: ids ? count : (total ?? 0) }) : t('confirmExportAll'), description: t('confirmExportHint'), confirmLabel: t(format === 'xlsx' ? 'exportExcel' : 'exportCsv') },
  }[what];
  return (
    <ConfirmDialog open onClose={onClose} onConfirm={onConfirm} danger={what === 'disable'} {...words}>
      {what !== 'export' && ids && <Refusals ids={ids} names={new Map(rows.map(({ id, name }) => [id, name]))} tryOut={(chosen) => tryOut(what, chosen)} />}
    </ConfirmDialog>
  );
}

const List = chakra('ul', { base: { ps: '5', mt: '1', maxH: '14rem', overflowY: 'auto', overflowWrap: 'anywhere', '& a': { fontWeight: 'semibold', textDecoration: 'underline', textUnderlineOffset: '0.2em' } } });

function Refusals({ ids, names, tryOut }: { ids: readonly string[]; names: ReadonlyMap<string, string>; tryOut: (ids: readonly string[]) => Promise<readonly BulkResult[]> }) {
  const t = useUsersTexts();
  const [results, setResults] = useState<readonly BulkResult[] | null | undefined>(undefined);
  // Asked once, of what was chosen when the question was opened.
  const asked = useRef({ ids, tryOut });
  useEffect(() => {
    // Without an answer nothing is foretold; whatever is refused is said afterwards.
    void asked.current.tryOut(asked.current.ids).then(setResults, () => setResults(null));
  }, []);
  if (results === undefined) return <Skeleton lines={2} />;
  const refused = results?.filter(({ done }) => !done) ?? [];
  if (refused.length === 0) return null;
  return (
    <chakra.div css={{ mt: '3' }}>
      <Notice severity="warn" title={t('wouldStay', { count: refused.length })} live>
        <List>
          {refused.map(({ id, message }) => (
            <li key={id}>
              <Link to={userPath(id)}>{names.get(id) ?? t('someone')}</Link>: {message}
            </li>
          ))}
        </List>
      </Notice>
    </chakra.div>
  );
}
