import type { ParticipantTab } from '@afterbell/core/domain';
import { focusKept, lazyPage, Skeleton, type PageLoader, type TabItem } from '@afterbell/core/web';
import { Suspense, type ComponentType } from 'react';
import { PEOPLE_TABS } from './people-tabs';
import { useTabLabels } from './tab-texts';

export interface ParticipantTabProps {
  personId: string;
  canEdit: boolean;
  /** After every change, to bring the counts up to date. */
  onChanged: () => void;
}

export type ParticipantTabMap = Partial<Record<ParticipantTab, () => Promise<{ default: ComponentType<ParticipantTabProps> }>>>;

type TabComponent = ComponentType<ParticipantTabProps>;
const provided: ParticipantTabMap = {};
const components = new Map<ParticipantTab, TabComponent>();

/**
 * The port by which sections above bring their tabs into a participant's record: the application calls it for each while it is put
 * together. A section's tab takes the place of what people show without it.
 */
export function provideParticipantTabs(tabs: ParticipantTabMap): void {
  Object.assign(provided, tabs);
}

/** Loaded when first opened, and once. */
function componentOf(tab: ParticipantTab): TabComponent | null {
  const known = components.get(tab);
  if (known) return known;
  const load = provided[tab] ?? PEOPLE_TABS[tab];
  if (!load) return null;
  const made = lazyPage(load as unknown as PageLoader) as unknown as TabComponent;
  components.set(tab, made);
  return made;
}

export interface TabState {
  key: string;
  count: number | null;
  canEdit: boolean;
}

/** Tabs that the server lets be seen, each with what it holds. */
export function useParticipantTabs(personId: string, states: readonly TabState[], onChanged: () => void): TabItem[] {
  const label = useTabLabels();
  return states.flatMap(({ key, count, canEdit }) => {
    const tab = key as ParticipantTab;
    const Tab = componentOf(tab);
    if (!Tab) return [];
    const content = (
      <div ref={focusKept}>
        <Suspense fallback={<Skeleton lines={4} />}>
          <Tab personId={personId} canEdit={canEdit} onChanged={onChanged} />
        </Suspense>
      </div>
    );
    return [{ id: tab, label: label(tab), count: count ?? undefined, content }];
  });
}
