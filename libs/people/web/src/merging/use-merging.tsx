import type { FeatureKey } from '@afterbell/core/domain';
import { Button, usePermissions, type MenuAction } from '@afterbell/core/web';
import { useState, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { MergeDialog } from './merge-dialog';
import { useMergeTexts } from './merge-texts';
import { MergeWithDialog } from './merge-with-dialog';

const PARAMETER = 'merge';

/** Taking a record away and changing another: both rights. */
export function useMayMerge(feature: FeatureKey = 'people.participants'): boolean {
  const { set } = usePermissions();
  return set.allows('delete', feature) && set.allows('edit', feature);
}

/** In a list: two chosen rows can be merged; `?merge=<id>,<id>` opens the comparison. */
export function useMergeInList() {
  const t = useMergeTexts();
  const mayMerge = useMayMerge();
  const [params, setParams] = useSearchParams();
  const [ids, onChange] = useState<ReadonlySet<string>>(new Set());
  const [first, second] = params.get(PARAMETER)?.split(',') ?? [];
  const asked = mayMerge && first && second ? ([first, second] as const) : null;

  function show(pair: readonly string[] | null) {
    setParams((now) => {
      const next = new URLSearchParams(now);
      if (pair) next.set(PARAMETER, pair.join(','));
      else next.delete(PARAMETER);
      return next;
    });
  }
  const dialog: ReactNode = asked && <MergeDialog key={asked.join()} ids={asked} onClose={() => show(null)} onMerged={() => onChange(new Set())} />;
  return {
    selection: mayMerge ? { ids, onChange } : undefined,
    actions: mayMerge && (
      <Button variant="solid" disabled={ids.size !== 2} title={ids.size === 2 ? undefined : t('chooseTwo')} onClick={() => show([...ids])}>
        {t('action')}
      </Button>
    ),
    dialog,
  };
}

interface Merged {
  feature?: FeatureKey;
  /** The address of a record of this kind. */
  address: (id: string) => string;
  onChanged: () => void;
}

/** On a record: "Merge with…" in its menu, and what follows; afterwards the record that stayed is open. */
export function useMergeWith(person: { id: string; name: string }, { feature, address, onChanged }: Merged): { menu: MenuAction[] | undefined; dialog: ReactNode } {
  const t = useMergeTexts();
  const navigate = useNavigate();
  const mayMerge = useMayMerge(feature);
  const [picking, setPicking] = useState(false);
  const [other, setOther] = useState<string | null>(null);
  const show = (id: string) => {
    if (id !== person.id) void navigate(address(id), { replace: true });
    onChanged();
  };
  const dialog = picking ? (
    <MergeWithDialog person={person} onClose={() => setPicking(false)} onPick={(id) => { setPicking(false); setOther(id); }} />
  ) : other ? (
    <MergeDialog ids={[person.id, other]} onClose={() => setOther(null)} onMerged={show} onUndone={onChanged} />
  ) : null;
  return { menu: mayMerge ? [{ id: 'merge', label: t('mergeWith'), onSelect: () => setPicking(true) }] : undefined, dialog };
}
