import { VIEW_KEYS, viewQueryOf } from '@afterbell/core/domain';
import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { silent } from '../../apollo/links';
import { notify } from '../../ui/notify';
import { SavedViewsDocument, useRemoveViewMutation, useSavedViewsQuery, useSaveViewMutation, useSetDefaultViewMutation, type SavedViewsQuery } from './__generated__/saved-views';
import { useViewsTexts } from './views-texts';

export type View = SavedViewsQuery['savedViews'][number];

/** Which view the address follows; `0`: none, although the list would open with one. */
const FOLLOWED = 'v';
const NONE = '0';
const OWN_KEYS = [...VIEW_KEYS, 'p', FOLLOWED] as const;

/** The same whatever order its columns are named in. */
function alike(query: string): string {
  const params = new URLSearchParams(query);
  const columns = params.get('c');
  if (columns !== null) params.set('c', columns.split(',').sort().join(','));
  params.sort();
  return params.toString();
}

function written(before: URLSearchParams, query: string, followed: string): URLSearchParams {
  const after = new URLSearchParams(before);
  OWN_KEYS.forEach((key) => after.delete(key));
  new URLSearchParams(viewQueryOf(query)).forEach((value, key) => after.append(key, value));
  after.set(FOLLOWED, followed);
  return after;
}

/** The views of a list, the one that its address follows, and what may be done with them. `shown` are its columns as they stand. */
export function useViews(list: string, shown: readonly string[]) {
  const t = useViewsTexts();
  const [params, setParams] = useSearchParams();
  const { data } = useSavedViewsQuery({ variables: { list }, context: silent(), fetchPolicy: 'cache-and-network' });
  const views = data?.savedViews;
  const [saveView] = useSaveViewMutation();
  const [removeView] = useRemoveViewMutation();
  const [setDefaultView] = useSetDefaultViewMutation();
  const text = params.toString();
  const bare = !OWN_KEYS.some((key) => params.has(key));
  const opening = bare ? views?.find(({ isDefault }) => isDefault) : undefined;

  // An address that asks for anything wins; one that asks for nothing opens with the view that was chosen for it.
  useEffect(() => {
    if (opening) setParams((before) => written(before, opening.query, opening.id), { replace: true, preventScrollReset: true });
  }, [opening, setParams]);

  const followed = params.get(FOLLOWED);
  const active = views?.find(({ id }) => id === followed);
  const { query, changed } = useMemo(() => {
    const now = new URLSearchParams(text);
    const kept = new URLSearchParams(active?.query ?? '');
    // A view that names no columns takes them as they are.
    if (!active || kept.has('c')) now.set('c', shown.join(','));
    const asked = viewQueryOf(now.toString());
    return { query: asked, changed: active !== undefined && alike(asked) !== alike(active.query) };
  }, [text, active, shown]);

  const answered = { update: (cache: Parameters<NonNullable<NonNullable<Parameters<typeof saveView>[0]>['update']>>[0], savedViews: View[] | null | undefined) => savedViews && cache.writeQuery({ query: SavedViewsDocument, variables: { list }, data: { savedViews } }) };
  const follow = (view: View) => setParams((before) => written(before, view.query, view.id), { preventScrollReset: true });
  const mark = (id: string) => setParams((before) => new URLSearchParams([...[...before].filter(([key]) => key !== FOLLOWED), [FOLLOWED, id]]), { replace: true, preventScrollReset: true });

  async function remove(view: Pick<View, 'id' | 'name'>, restore = false): Promise<void> {
    const { data: answer } = await removeView({ variables: { input: { id: view.id, restore } }, update: (cache, { data: made }) => answered.update(cache, made?.removeView.views) });
    const failed = answer?.removeView.problems.map(({ message }) => message).join(' ');
    if (failed || !answer) return notify({ severity: 'error', title: t('said.failed'), detail: failed });
    if (!restore) notify({ severity: 'success', title: t('said.removed', { name: view.name }), action: { label: t('said.undo'), onClick: () => void remove(view, true) } });
  }

  async function choose(view: View | null, words: string): Promise<void> {
    const { data: answer } = await setDefaultView({ variables: { list, viewId: view?.id ?? null }, update: (cache, { data: made }) => answered.update(cache, made?.setDefaultView.views) });
    if (answer) notify({ severity: 'success', title: words });
  }

  /** What is wrong with it, or nothing when it is saved. */
  async function save(wanted: { id?: string; version?: number; name: string; query: string; isShared: boolean }): Promise<string[]> {
    const { data: answer } = await saveView({ variables: { input: { ...wanted, list } }, context: silent(false), update: (cache, { data: made }) => answered.update(cache, made?.saveView.views) });
    const problems = answer?.saveView.problems.map(({ path, message }) => (path === 'name' ? `${t('form.name')} ${message}` : message)) ?? [t('said.failed')];
    const id = answer?.saveView.viewId;
    if (problems.length || !id) return problems;
    mark(id);
    notify({ severity: 'success', title: t('said.saved', { name: wanted.name.trim() }) });
    return [];
  }

  return { views: views ?? [], active, changed, query, follow, leave: () => setParams((before) => written(before, '', NONE), { preventScrollReset: true }), save, remove, choose };
}
