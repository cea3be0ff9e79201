import { foldText, formatDate, isTypedAlike, routeAccess, type MenuItem } from '@afterbell/core/domain';
import { useMemo } from 'react';
import { i18n } from '../../i18n/i18n';
import { useNavText } from '../../i18n/nav-texts';
import { formatTotal } from '../../list/columns';
import { useSession } from '../../session/session-context';
import { useMenu } from '../use-menu';
import type { SearchQuery } from './__generated__/search';
import type { RecentItem } from './recent-items';
import { useSearchTexts } from './search-texts';
import { factLine } from '../../i18n/fact-line';

export interface SearchOption {
  to: string;
  title: string;
  detail: string;
  icon: string;
  isRestricted?: boolean;
  /** `Left 11/20/2026`, of who has left. */
  left?: string;
  isSimilar?: boolean;
  /** A record, which is remembered when it is opened. */
  isRecord?: boolean;
  /** "See all", at the end of its group. */
  isMore?: boolean;
}

export interface OptionGroup {
  id: string;
  label: string;
  /** How many there are, where not all are shown. */
  total?: string;
  options: readonly SearchOption[];
}

type Found = SearchQuery['search'][number];

const ICONS: Readonly<Record<Found['kind'], string>> = {
  participant: 'graduation-cap',
  staff: 'briefcase',
  teacher: 'presentation',
  board_member: 'landmark',
  contact: 'contact',
  household: 'house',
  roster: 'clipboard-list',
  organization: 'network',
  activity: 'calendar-days',
  session: 'calendar-clock',
};

const ATTENDANCE = '/participation/activity';
const ACTIONS = [
  { text: 'action.takeAttendance', to: ATTENDANCE, icon: 'calendar-check' },
  { text: 'action.addParticipant', to: '/people/participants/add', icon: 'user-plus' },
  { text: 'action.addStaff', to: '/people/staff/add', icon: 'user-plus' },
] as const;

/** As many pages as are shown beside records; without a text all are. */
const PAGES_BESIDE = 4;

const words = (text: string) => foldText(text).split(/\s+/).filter(Boolean);
const matching = (text: string) => (option: SearchOption) => words(text).every((word) => foldText(`${option.title} ${option.detail}`).includes(word));
const alike = (text: string) => (option: SearchOption) => isTypedAlike(text, `${option.title} ${option.detail}`);

/** What is known without asking: recent items, actions and pages, as far as one may; `guesses` where no record holds the text either. */
export function useLocalGroups(text: string, recent: readonly RecentItem[], guesses: boolean): OptionGroup[] {
  const t = useSearchTexts();
  const nav = useNavText();
  const { items } = useMenu();
  const { permissions, organization, viewAs } = useSession();
  return useMemo(() => {
    const may = (path: string) => viewAs === null && routeAccess({ pathname: path, permissions, level: organization.level, signedIn: true }) === 'allowed' && (path !== ATTENDANCE || permissions.allows('edit', 'participation.by_activity'));
    const actions = ACTIONS.filter(({ to }) => may(to)).map(({ text: key, to, icon }): SearchOption => ({ to, title: t(key), detail: '', icon }));
    const place = (item: MenuItem, section: string): SearchOption => ({ to: item.path, title: nav(item.label), detail: section, icon: item.icon });
    const pages = items.flatMap((item) => [place(item, ''), ...item.children.map((child) => place(child, nav(item.label)))]);
    const isAsked = text !== '';
    const isGuess = guesses && ![...actions, ...pages].some(matching(text));
    const found = (options: SearchOption[]) => (isGuess ? options.filter(alike(text)).map((option) => ({ ...option, isSimilar: true })) : options.filter(matching(text)));
    const acts = isAsked ? found(actions) : actions;
    // What is done and where it is done have one name for attendance: it is offered once.
    const shown = (isAsked ? found(pages) : pages).filter(({ to }) => !acts.some((action) => action.to === to));
    const groups: OptionGroup[] = [
      { id: 'recent', label: t('group.recent'), options: isAsked ? [] : recent.map((item) => ({ ...item, isRecord: true })) },
      { id: 'actions', label: t('group.actions'), options: acts },
      { id: 'pages', label: t('group.pages'), options: isAsked ? shown.slice(0, PAGES_BESIDE) : shown },
    ];
    return groups.filter(({ options }) => options.length > 0);
  }, [text, recent, guesses, t, nav, items, permissions, organization.level, viewAs]);
}

/** What the server found, a group for each kind. */
export function useFoundGroups(found: readonly Found[] | undefined): OptionGroup[] {
  const t = useSearchTexts();
  const { levelName } = useSession();
  return useMemo(
    () =>
      (found ?? []).map(({ kind, count, hits, listPath }): OptionGroup => {
        const icon = ICONS[kind];
        const total = formatTotal(count, i18n.language);
        const options = hits.map(({ title, place, birthDate, identifier, level, isRestricted, isSimilar, stayState, stayDay, path }): SearchOption => ({
          to: path,
          title,
          detail: factLine([level && levelName(level), place, birthDate && t('born', { date: formatDate(birthDate) }), identifier]),
          icon,
          isRestricted,
          isSimilar,
          left: stayState === 'ended' ? (stayDay ? t('leftOn', { day: formatDate(stayDay) }) : t('left')) : undefined,
          isRecord: true,
        }));
        const more: SearchOption[] = listPath && count.value > hits.filter(({ isSimilar }) => !isSimilar).length ? [{ to: listPath, title: t('seeAll', { total }), detail: '', icon: 'list', isMore: true }] : [];
        return { id: kind, label: t(`kind.${kind}`), total: count.value > 0 ? total : undefined, options: [...options, ...more] };
      }),
    [found, t, levelName],
  );
}
