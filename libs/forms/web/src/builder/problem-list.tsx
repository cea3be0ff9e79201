import { Notice } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { useBuilderTexts } from './builder-texts';
import { boxId } from './inspector-field';
import { findField } from './state/definition-edits';
import { useBuilderContext, type Part } from './use-builder';

const List = chakra('ul', { base: { ps: '0', listStyle: 'none', '& button': { textAlign: 'start', textDecoration: 'underline', textUnderlineOffset: '0.2em', cursor: 'pointer', color: 'fg.error', fontWeight: 'semibold', minH: '6' } } });
const MOST = 20;
const OPENED_AFTER_MS = 100;

/** The part of the inspector in which a property of a field stands. */
function partAt(path: string): Part {
  if (/^(shownWhen|requiredWhen|validWhen|rules)|\.apply\./.test(path)) return 'rules';
  if (/^(mode|roleModes|roleRequired)/.test(path)) return 'access';
  return path.startsWith('options') ? 'options' : path === 'fields' ? 'columns' : 'field';
}

/** The box itself, the first one of a group, or the first that is marked where the property has none of its own. */
function boxAt(id: string): HTMLElement | null {
  const own = document.getElementById(id);
  if (own?.matches('input, select, textarea')) return own;
  return own?.querySelector<HTMLElement>('[aria-invalid=true]') ?? own?.querySelector<HTMLElement>('input, select, textarea, button') ?? document.querySelector<HTMLElement>('#inspector-part [aria-invalid=true]');
}

/** What keeps the form from being saved; each leads to its field. */
export function ProblemList() {
  const t = useBuilderTexts();
  const { problems, draft, go } = useBuilderContext();
  if (problems.length === 0) return null;
  function show(fieldId: number, path: string) {
    const found = findField(draft, fieldId);
    if (!found) return;
    go({ tab: (found.parent ?? found.field).tabName, field: fieldId, part: partAt(path) });
    // A sheet puts the focus upon its first box as it opens.
    setTimeout(() => boxAt(boxId(found.field, path))?.focus(), OPENED_AFTER_MS);
  }
  return (
    <Notice severity="error" title={t('problems.title', { count: problems.length })}>
      <List>
        {problems.slice(0, MOST).map(({ fieldId, path, message }, index) => (
          <li key={index}>
            {fieldId !== null && findField(draft, fieldId) ? (
              <button type="button" onClick={() => show(fieldId, path)}>
                {message}
              </button>
            ) : (
              message
            )}
          </li>
        ))}
        {problems.length > MOST && <li>{t('save.more', { count: problems.length - MOST })}</li>}
      </List>
    </Notice>
  );
}
