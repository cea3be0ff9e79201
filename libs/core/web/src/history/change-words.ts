import { useCallback } from 'react';
import { i18n } from '../i18n/i18n';
import type { AuditEntryFactsFragment } from './__generated__/record-history';
import { useSubjectWords } from './audit-words';
import { useHistoryTexts } from './history-texts';

export type AuditChangeFacts = Pick<AuditEntryFactsFragment['changes'][number], 'path' | 'label' | 'before' | 'after' | 'beforeRecord' | 'afterRecord'>;
type AuditReference = NonNullable<AuditChangeFacts['beforeRecord']>;

const isIndex = (part: string | undefined) => part !== undefined && /^\d+$/.test(part);

/** `startTime` as "start time"; names stand as they are. */
const split = (part: string) => (/^[a-z][A-Za-z_]*$/.test(part) ? part.replace(/(?<=[a-z])Ids?$/, '').replaceAll(/([a-z])([A-Z])/g, '$1 $2').replaceAll('_', ' ').toLowerCase() : part);

/** Further on in a line only abbreviations keep their capitals. */
const within = (words: string, at: number) => (at > 0 && /^\p{Lu}\p{Ll}/u.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words);

/** "Part of" for `parentId`, "Marks 1, starts at" for `marks.0.startTime`, "Access" for each of `accesses`. */
export function useFieldWords(): (change: AuditChangeFacts) => string {
  const t = useHistoryTexts();
  const kind = useSubjectWords();
  return useCallback(
    ({ label, beforeRecord, afterRecord }) => {
      const all = label.split('.');
      // Which one of a list it is says nothing where the list is of plain values.
      const parts = all.length > 1 && isIndex(all.at(-1)) ? all.slice(0, -1) : all;
      const words = parts.reduce<string[]>((said, part) => {
        if (isIndex(part) && said.length) said[said.length - 1] += ` ${Number(part) + 1}`;
        else if (/^ids?$/.test(part)) said.push(kind((afterRecord ?? beforeRecord)?.kind ?? 'record'));
        else if (i18n.exists(`part.${part}`, { ns: 'history' })) said.push(within(t(`part.${part}` as Parameters<typeof t>[0]), said.length));
        else said.push(split(part));
        return said;
      }, []);
      const line = words.join(', ');
      return line.charAt(0).toUpperCase() + line.slice(1);
    },
    [t, kind],
  );
}

/** A value in words: what an id stands for, a level by the tenant's name for it, yes and no, how somebody came. */
export function useValueWords(): (change: AuditChangeFacts, value: string, record: AuditReference | null) => string {
  const t = useHistoryTexts();
  return useCallback(
    ({ path }, value, record) => {
      if (record) return record.name ?? t((i18n.exists(`unseen.${record.kind}`, { ns: 'history' }) ? `unseen.${record.kind}` : 'unseen.record') as Parameters<typeof t>[0]);
      const field = path.split('.').at(-1);
      const said = field === 'by' || field === 'level' ? field : /(^|\.)levels\.\d+$/.test(path) ? 'level' : null;
      if (said && i18n.exists(`${said}.${value}`, { ns: 'history' })) return t(`${said}.${value}` as Parameters<typeof t>[0]);
      if (field === 'name' || (value !== 'true' && value !== 'false')) return value;
      return t(value === 'true' ? 'yes' : 'no');
    },
    [t],
  );
}
