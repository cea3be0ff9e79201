import { newId } from '@afterbell/core/domain';
import { Button, DateBox, Field, IconButton, Notice, TextInput } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { type DraftCode, moved } from './code-list-draft';
import { useCodeListsTexts } from './code-lists-texts';

const Rows = chakra('ol', {
  base: {
    listStyle: 'none',
    m: '0',
    p: '0',
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    '& > li': { display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: 'minmax(0, 3fr) minmax(0, 2fr) auto' }, gap: '2', alignItems: 'center' },
    '& > li > div:last-of-type': { display: 'flex', gridRow: { base: '1 / span 2', md: 'auto' }, gridColumn: { base: '2', md: '3' } },
    '& > li > [data-name] > small': { color: 'fg.error', display: 'block', mt: '1' },
    '& > li > [data-ceds]': { gridColumn: { base: '1', md: '2' } },
  },
});

const FIRST_BUTTON = 'button:not(:disabled)';

export interface CodeListEditorProps {
  effectiveOn: string;
  onEffectiveOn: (date: string) => void;
  rows: readonly DraftCode[];
  onRows: (rows: readonly DraftCode[]) => void;
  today: string;
  /** Names that are missing are said to be. */
  checked: boolean;
  /** Codes of the version that this one follows. */
  former: readonly { code: string; label: string; ceds: string | null }[];
}

/** A version in the making: names, order, new codes, and those that can no longer be chosen. */
export function CodeListEditor({ effectiveOn, onEffectiveOn, rows, onRows, today, checked, former }: CodeListEditorProps) {
  const t = useCodeListsTexts();
  const list = useRef<HTMLOListElement>(null);
  // What was pressed to come here is gone.
  useEffect(() => list.current?.querySelector('input')?.focus(), []);
  const retired = former.filter(({ code }) => !rows.some((row) => row.code === code));
  const change = (key: string, part: Partial<DraftCode>) => onRows(rows.map((row) => (row.key === key ? { ...row, ...part } : row)));
  /** What was pressed is gone, or stands in another place: the keyboard goes on at the row. */
  function put(next: readonly DraftCode[], at: number, part = 'input') {
    onRows(next);
    requestAnimationFrame(() => list.current?.querySelectorAll(':scope > li')[Math.min(at, next.length - 1)]?.querySelector<HTMLElement>(part)?.focus());
  }
  return (
    <>
      <Field label={t('effectiveOn')} hint={t('effectiveHint')}>
        <DateBox label={t('effectiveOn')} value={effectiveOn} today={today} onChange={onEffectiveOn} />
      </Field>
      <Rows ref={list}>
        {rows.map((row, at) => {
          const name = row.label.trim() || row.code || t('newCode');
          const missing = checked && row.label.trim() === '';
          return (
            <li key={row.key}>
              <div data-name="">
                <TextInput
                  aria-label={row.code ? t('nameOf', { code: row.code }) : t('newName')}
                  aria-invalid={missing || undefined}
                  aria-describedby={missing ? `missing-${row.key}` : undefined}
                  aria-required
                  value={row.label}
                  maxLength={100}
                  onChange={(event) => change(row.key, { label: event.target.value })}
                />
                {missing && <small id={`missing-${row.key}`}>{t('nameMissing')}</small>}
              </div>
              <span data-ceds="">
                <TextInput aria-label={t('cedsOf', { label: name })} placeholder={t('ceds')} value={row.ceds} maxLength={100} onChange={(event) => change(row.key, { ceds: event.target.value })} />
              </span>
              <div>
                <IconButton label={t('up', { label: name })} icon={<ArrowUp aria-hidden="true" />} disabled={at === 0} onClick={() => put(moved(rows, at, -1), at - 1, FIRST_BUTTON)} />
                <IconButton label={t('down', { label: name })} icon={<ArrowDown aria-hidden="true" />} disabled={at === rows.length - 1} onClick={() => put(moved(rows, at, 1), at + 1, FIRST_BUTTON)} />
                <IconButton label={row.code ? t('retire', { label: name }) : t('takeOff')} icon={<X aria-hidden="true" />} disabled={rows.length === 1} onClick={() => put(rows.filter(({ key }) => key !== row.key), at)} />
              </div>
            </li>
          );
        })}
      </Rows>
      <div>
        <Button icon={<Plus aria-hidden="true" />} onClick={() => put([...rows, { key: newId(), code: '', label: '', ceds: '' }], rows.length)}>
          {t('add')}
        </Button>
      </div>
      {retired.length > 0 && (
        <Notice>
          {t('retired', { count: retired.length })}{' '}
          {retired.map(({ code, label, ceds }) => (
            <Button key={code} variant="link" onClick={() => put([...rows, { key: code, code, label, ceds: ceds ?? '' }], rows.length)}>
              {t('bringBack', { label })}
            </Button>
          ))}
        </Notice>
      )}
    </>
  );
}
