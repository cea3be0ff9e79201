import { Button, Notice } from '@afterbell/core/web';
import { sameValue } from '@afterbell/forms/domain';
import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useBuilderTexts } from './builder-texts';
import { ChangesList } from './changes-list';
import { changeField, findField } from './state/definition-edits';
import { useBuilderContext } from './use-builder';

const Details = chakra('details', { base: { my: '2', '& summary': { cursor: 'pointer', fontWeight: 'semibold' } } });
const List = chakra('ul', { base: { ps: '5', listStyle: 'disc', my: '2', '& li': { mb: '1', overflowWrap: 'anywhere' } } });

const AFTER_DIALOG_MS = 300;
/** Beneath the bar however far down the canvas somebody works. */
const InSight = chakra('div', { base: { position: 'sticky', top: { base: 'calc(var(--ab-top, 0px) + 5.5rem)', md: 'calc(var(--ab-top, 0px) + 4rem)' }, zIndex: 'bar', maxH: '45dvh', overflowY: 'auto', borderRadius: 'md', boxShadow: 'md', bg: 'bg.panel' } });

/** Two people changed the form at once: what came of it, and one's own back where the other overruled it. */
export function MergeNotice() {
  const t = useBuilderTexts();
  const { merged, draft, dirty, edit, forgetMerge } = useBuilderContext();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!merged) return undefined;
    // After the dialog that saved has given the focus back.
    const timer = setTimeout(() => place.current?.focus({ preventScroll: true }), AFTER_DIALOG_MS);
    return () => clearTimeout(timer);
  }, [merged]);
  if (!merged) return null;
  const { version, saved, by, theirs, conflicts, mine, nothingOfMine = false } = merged;
  const words = (of: 'saved' | 'theirsOnly') => (by ? t(`merge.${of}By`, { who: by, version }) : t(`merge.${of}`, { version }));
  const overruled = [...new Set(conflicts.flatMap(({ fieldId }) => (fieldId !== null && findField(mine, fieldId) && findField(draft, fieldId) ? fieldId : [])))];
  // Looked at anew with each edit: an undo takes it away again.
  const isTaken = (id: number | null) => id !== null && overruled.includes(id) && sameValue(findField(mine, id)?.field, findField(draft, id)?.field);
  const taken = overruled.filter(isTaken);
  const open = conflicts.filter(({ fieldId }) => !isTaken(fieldId));
  const left = !dirty ? (conflicts.length > 0 ? 'merge.rebasedNothing' : 'merge.rebasedSame') : 'merge.rebased';
  const take = (id: number) => {
    const own = findField(mine, id)?.field;
    if (own) edit(changeField(draft, id, () => own));
  };
  return (
    <InSight ref={place} role="alert" tabIndex={-1}>
      <Notice severity="warn" title={t('merge.title')} action={<Button onClick={forgetMerge}>{t('merge.done')}</Button>}>
        {!saved ? t(left, { version }) : words(nothingOfMine ? 'theirsOnly' : 'saved')}
        {theirs.length > 0 && (
          <Details>
            <summary>{t('merge.theirs')}</summary>
            <ChangesList changes={theirs} most={30} />
          </Details>
        )}
        {taken.map((id) => (
          <p key={id} role="status">
            {t('merge.taken', { name: findField(mine, id)?.field.name ?? '' })}
          </p>
        ))}
        {open.length > 0 && (
          <>
            <p>{t('merge.conflicts')}</p>
            <List>
              {open.map((conflict, index) => (
                <li key={index}>
                  <strong>{conflict.field}</strong> · {conflict.what} — {t('merge.stands', { value: conflict.theirs ?? t('merge.nothing') })}; {t('merge.mine', { value: conflict.mine ?? t('merge.nothing') })}
                </li>
              ))}
            </List>
            <chakra.div css={{ display: 'flex', flexWrap: 'wrap', gap: '2' }}>
              {overruled.filter((id) => !isTaken(id)).map((id) => (
                <Button key={id} size="sm" onClick={() => take(id)}>
                  {t('merge.useMine', { name: findField(mine, id)?.field.name ?? '' })}
                </Button>
              ))}
            </chakra.div>
          </>
        )}
      </Notice>
    </InSight>
  );
}
