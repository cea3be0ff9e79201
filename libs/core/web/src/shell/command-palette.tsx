import { chakra } from '@chakra-ui/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCoreTexts } from '../i18n/core-texts';
import { useSession } from '../session/session-context';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { SearchInput } from '../ui/inputs';
import { Notice } from '../ui/notice';
import { Skeleton } from '../ui/skeleton';
import { VisuallyHidden } from '../ui/visually-hidden';
import { recentItems, recentKey, rememberItem } from './search/recent-items';
import { SearchList } from './search/search-list';
import { type SearchOption, useFoundGroups, useLocalGroups } from './search/search-options';
import { useSearchTexts } from './search/search-texts';
import { useSearch } from './search/use-search';
import { useOptions } from './use-options';

const Around = chakra('div', { base: { minHeight: { base: 'auto', sm: '20rem' }, pb: '3', '& > [data-part=field]': { position: 'sticky', top: '0', zIndex: '1', bg: 'bg.panel', pb: '1', mx: '-1', px: '1', pt: '1' } } });

/** Everything one may visit: what was opened lately, what one can do, pages, people and records. */
export default function CommandPalette({ onClose }: { onClose: () => void }) {
  const core = useCoreTexts();
  const t = useSearchTexts();
  const navigate = useNavigate();
  const { access, organization } = useSession();
  const key = recentKey(access.id, organization.id);
  const [text, setText] = useState('');
  const [recent] = useState(() => recentItems(key));
  const { found, busy, failed, retry } = useSearch(text);
  // Somebody of that very name is meant before any page that is only written alike.
  const isFound = found?.some(({ hits }) => hits.some(({ isSimilar }) => !isSimilar)) === true;
  const local = useLocalGroups(text.trim(), recent, !busy && !isFound);
  const remote = useFoundGroups(found);
  const groups = useMemo(() => [...local, ...remote], [local, remote]);
  const remoteIds = useMemo(() => new Set(remote.map(({ id }) => id)), [remote]);
  const options = useMemo(() => groups.flatMap((group) => group.options), [groups]);
  const knownCount = local.reduce((sum, group) => sum + group.options.length, 0);
  /** Enter was pressed before the answer to what is typed had come: it opens the first of that one. */
  const hurried = useRef<{ newTab: boolean } | null>(null);
  const { id, at, setAt, combobox } = useOptions(options.length, (index, event) => choose(index, event.ctrlKey || event.metaKey), (event) => hurry(event.ctrlKey || event.metaKey));

  function open(option: SearchOption, newTab: boolean) {
    if (option.isRecord) rememberItem(key, { to: option.to, title: option.title, detail: option.detail, icon: option.icon });
    if (newTab) {
      window.open(option.to, '_blank', 'noopener');
      return;
    }
    onClose();
    void navigate(option.to);
  }
  function hurry(newTab: boolean) {
    if (busy) hurried.current = { newTab };
  }
  function choose(index: number, newTab: boolean) {
    const option = options[index];
    if (busy && index >= knownCount) hurry(newTab);
    else if (option) open(option, newTab);
  }
  useEffect(() => {
    const waited = hurried.current;
    if (!waited || busy) return;
    hurried.current = null;
    const first = options[0];
    if (first) open(first, waited.newTab);
  });

  const asked = text.trim() !== '';
  const nothing = asked && !busy && !failed && options.length === 0;
  const count = options.filter(({ isMore }) => !isMore).length;
  return (
    <Dialog open onClose={onClose} title={t('title')} size="search">
      <Around>
        <div data-part="field">
          <SearchInput
            label={t('label')}
            placeholder={t('placeholder')}
            value={text}
            maxLength={200}
            autoFocus
            {...combobox}
            onChange={(value) => {
              hurried.current = null;
              setText(value);
              setAt(0);
            }}
          />
        </div>
        <VisuallyHidden role="status">{!asked ? '' : busy ? t('searching') : nothing ? t('nothing', { text: text.trim() }) : t('found', { count })}</VisuallyHidden>
        <SearchList id={id} label={t('results')} groups={groups} found={remoteIds} busy={busy} at={at} onPoint={setAt} onChoose={(option, newTab) => !(busy && options.indexOf(option) >= knownCount) && open(option, newTab)} />
        {busy && remote.length === 0 && <Skeleton lines={3} label={t('searching')} />}
        {failed && (
          <Notice severity="error" live title={t('failed')} action={<Button onClick={retry}>{core('retry')}</Button>}>
            {t('failedHint')}
          </Notice>
        )}
        {nothing && (
          <chakra.div css={{ py: '6', textAlign: 'center' }}>
            <strong>{t('nothing', { text: text.trim() })}</strong>
            <chakra.p css={{ color: 'fg.muted', mt: '1' }}>{t('nothingHint')}</chakra.p>
          </chakra.div>
        )}
        <chakra.p css={{ display: { base: 'none', sm: options.length > 0 ? 'block' : 'none' }, '@media (hover: none)': { display: 'none' }, mt: '3', fontSize: 'xs', color: 'fg.muted' }}>{t('keys')}</chakra.p>
      </Around>
    </Dialog>
  );
}
