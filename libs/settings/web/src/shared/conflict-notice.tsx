import { Button, defineTexts, Notice } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';

const { useTexts } = defineTexts('settings-conflict', {
  title: 'Somebody else changed this meanwhile',
  by: 'Saved by {{name}}.',
  body: 'Nothing was saved yet. Choose which words stay.',
  now: 'now {{value}}',
  yours: 'yours {{value}}',
  nothing: 'nothing',
  mine: 'Save mine',
  theirs: 'Take theirs',
});

export interface Conflict {
  field: string;
  current?: string | null;
  attempted?: string | null;
  version: number;
  changedBy?: string | null;
}

export interface ConflictNoticeProps {
  conflicts: readonly Conflict[];
  /** The field, and a value of it, in words. */
  label: (field: string) => string;
  show?: (field: string, value: string) => string;
  busy?: boolean;
  /** Saves again, knowing what is overwritten. */
  onMine?: () => void;
  onTheirs: () => void;
}

/** A stale save: what the server holds now beside what was typed; neither is lost before somebody decides. */
export function ConflictNotice({ conflicts, label, show = (_field, value) => value, busy = false, onMine, onTheirs }: ConflictNoticeProps) {
  const t = useTexts();
  const changedBy = conflicts[0]?.changedBy;
  const value = (field: string, text: string | null | undefined) => (text ? show(field, text) : t('nothing'));
  return (
    <Notice severity="warn" title={t('title')} live>
      {changedBy && `${t('by', { name: changedBy })} `}
      {t('body')}
      <chakra.dl css={{ my: '2', '& dt': { fontWeight: 'semibold' }, '& dd': { m: '0', overflowWrap: 'anywhere' } }}>
        {conflicts.map(({ field, current, attempted }) => (
          <div key={field}>
            <dt>{label(field)}</dt>
            <dd>{t('now', { value: value(field, current) })}</dd>
            <dd>{t('yours', { value: value(field, attempted) })}</dd>
          </div>
        ))}
      </chakra.dl>
      <chakra.div css={{ display: 'flex', flexWrap: 'wrap', gap: '2' }}>
        <Button disabled={busy} onClick={onTheirs}>
          {t('theirs')}
        </Button>
        {onMine && (
          <Button loading={busy} onClick={onMine}>
            {t('mine')}
          </Button>
        )}
      </chakra.div>
    </Notice>
  );
}
