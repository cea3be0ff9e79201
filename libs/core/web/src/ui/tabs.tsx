import { Tabs as ChakraTabs } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useCoreTexts } from '../i18n/core-texts';
import { useTabInSight } from './use-tab-in-sight';

export interface TabItem {
  id: string;
  label: string;
  /** How many things the tab holds. */
  count?: number;
  /** How many errors it hides: an error in a closed tab must not be invisible. */
  errors?: number;
  content: ReactNode;
}

export interface TabsProps {
  label: string;
  items: readonly TabItem[];
  /** The query key that holds the open tab, so that it can be shared and Back works. */
  param?: string;
}

/** The tab that an address names, however it writes it; else the first. */
export function tabOf(items: readonly TabItem[], asked: string | null): TabItem | undefined {
  const alike = asked?.toLowerCase();
  return items.find(({ id }) => id === asked) ?? items.find(({ id }) => id.toLowerCase() === alike) ?? items[0];
}

/** Names of tabs may hold spaces, ids of elements that refer to each other may not. */
const valueOf = (id: string): string => encodeURIComponent(id);

export function Tabs({ label, items, param = 'tab' }: TabsProps) {
  const t = useCoreTexts();
  const [params, setParams] = useSearchParams();
  const asked = params.get(param);
  const current = tabOf(items, asked)?.id ?? null;
  const list = useTabInSight(current, items.length);
  const open = (id: string) =>
    setParams((before) => {
      const after = new URLSearchParams(before);
      if (id === items[0]?.id) after.delete(param);
      else after.set(param, id);
      return after;
    });
  return (
    <ChakraTabs.Root value={current === null ? null : valueOf(current)} onValueChange={(details) => open(decodeURIComponent(details.value))} activationMode="manual" lazyMount unmountOnExit>
      <ChakraTabs.List ref={list} aria-label={label}>
        {items.map((item) => (
          <ChakraTabs.Trigger key={item.id} value={valueOf(item.id)} aria-label={item.errors ? t('tabs.withErrors', { label: item.label, errors: item.errors }) : undefined}>
            {item.label}
            {item.count !== undefined && <span data-figures>{item.count}</span>}
            {Boolean(item.errors) && <CircleAlert size={16} aria-hidden="true" color="var(--chakra-colors-red-solid)" />}
          </ChakraTabs.Trigger>
        ))}
      </ChakraTabs.List>
      {items.map((item) => (
        <ChakraTabs.Content key={item.id} value={valueOf(item.id)}>
          {item.content}
        </ChakraTabs.Content>
      ))}
    </ChakraTabs.Root>
  );
}
