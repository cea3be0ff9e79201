import { useSession, type Step } from '@afterbell/core/web';
import { useAddDaysTexts } from './add-days-texts';
import { daysPath, sitesPath } from './site-calendar-paths';

/** A site's own days need no choice of sites. */
export function useDaysSteps(id: string | null): readonly Step[] {
  const t = useAddDaysTexts();
  const { organization } = useSession();
  return [{ id: 'days', label: t('steps.days'), to: daysPath(id) }, ...(organization.level === 'site' ? [] : [{ id: 'sites', label: t('steps.sites'), to: id ? sitesPath(id) : undefined }])];
}
