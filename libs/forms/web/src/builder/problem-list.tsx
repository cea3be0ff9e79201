import { Notice } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { useBuilderTexts } from './builder-texts';
import { findField } from './state/definition-edits';
import { useBuilderContext } from './use-builder';

const List = chakra('ul', { base: { ps: '0', listStyle: 'none', '& button': { textAlign: 'start', textDecoration: 'underline', textUnderlineOffset: '0.2em', cursor: 'pointer', color: 'fg.error', fontWeight: 'semibold', minH: '6' } } });
const MOST = 20;

/** What keeps the form from being saved; each leads to its field. */
export function ProblemList() {
  const t = useBuilderTexts();
  const { problems, draft, go } = useBuilderContext();
  if (problems.length === 0) return null;
  function show(fieldId: number) {
    const found = findField(draft, fieldId);
    if (!found) return;
    go({ tab: (found.parent ?? found.field).tabName, field: fieldId });
  }
  return (
    <Notice severity="error" title={t('problems.title', { count: problems.length })}>
      <List>
        {problems.slice(0, MOST).map(({ fieldId, message }, index) => (
          <li key={index}>
            {fieldId !== null && findField(draft, fieldId) ? (
              <button type="button" onClick={() => show(fieldId)}>
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
