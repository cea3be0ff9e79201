import type { AdultKind } from '@afterbell/people/domain';
import { AddPerson } from './add-person';
import { KIND_PAGES } from './kind-page';
import { useKindsTexts } from './kinds-texts';

/** Adding somebody of whom little is asked: one step, with the tabs of the form. */
export function AddOnOnePage({ kind }: { kind: AdultKind }) {
  const t = useKindsTexts();
  return <AddPerson kind={kind} steps={[{ id: 'information', label: t('step.information'), path: KIND_PAGES[kind].addTo, tabs: [] }]} step="information" />;
}
