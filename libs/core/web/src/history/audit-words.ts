import { useCallback } from 'react';
import { i18n } from '../i18n/i18n';
import { useHistoryTexts } from './history-texts';

/** `session_date` and `sessionDate` said as words where they have none of their own. */
const plain = (key: string) => key.replaceAll(/[._]/g, ' ').replaceAll(/\p{Lu}/gu, (letter) => ` ${letter.toLowerCase()}`);

/** "Organization moved" for `organization.move`. */
export function useActionWords(): (action: string) => string {
  const t = useHistoryTexts();
  return useCallback(
    (action) => {
      if (i18n.exists(`action.${action}`, { ns: 'history' })) return t(`action.${action}` as Parameters<typeof t>[0]);
      const [noun = '', ...rest] = action.split('.');
      const verb = rest.join('.');
      const [thing, done] = [say(t, 'noun', noun), say(t, 'verb', verb)];
      const words = `${thing} ${done}`.trim();
      return words.charAt(0).toUpperCase() + words.slice(1);
    },
    [t],
  );
}

/** "Session date" for `session_date`. */
export function useSubjectWords(): (subjectType: string) => string {
  const t = useHistoryTexts();
  return useCallback((subjectType) => say(t, 'noun', subjectType), [t]);
}

function say(t: ReturnType<typeof useHistoryTexts>, group: 'noun' | 'verb', key: string): string {
  if (key === '') return '';
  const path = `${group}.${key}`;
  // Sections name their own actions; one that has no words yet is still readable.
  return i18n.exists(path, { ns: 'history' }) ? t(path as Parameters<typeof t>[0]) : plain(key);
}
