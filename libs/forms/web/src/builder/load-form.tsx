import { maintenanceRule, type MaintenanceSection } from '@afterbell/core/domain';
import { Button, EmptyState, failuresOf, LinkButton, LoadHint, Notice, silent, Skeleton, useCoreTexts } from '@afterbell/core/web';
import { TEMPLATES } from '@afterbell/forms/domain';
import { chakra } from '@chakra-ui/react';
import { useMemo, type ReactNode } from 'react';
import { HOME } from './builder-paths';
import { useBuilderTexts } from './builder-texts';
import { maintenanceOfWire } from './definition-wire';
import { useFormMaintenanceQuery } from './__generated__/maintenance';
import type { Maintenance } from './maintenance-model';

const Box = chakra('div', { base: { p: { base: '4', md: '8' }, maxW: '50rem', width: 'full', mx: 'auto' } });

/** The only form of a section, or the one that is named; null when there is none. */
export function formOf(section: string | undefined, form: string | undefined): { section: MaintenanceSection; subSection: string } | null {
  if (section === undefined || maintenanceRule(section) === null) return null;
  const forms = TEMPLATES[section as MaintenanceSection];
  const found = form === undefined ? forms[0] : forms.find(({ subSection }) => subSection === form);
  return found ? { section: section as MaintenanceSection, subSection: found.subSection } : null;
}

export interface LoadFormProps {
  form: ReturnType<typeof formOf>;
  children: (maintenance: Maintenance) => ReactNode;
}

/** Reads a form's maintenance anew and shows what is around it: waiting, gone, refused, failed. */
export function LoadForm({ form, children }: LoadFormProps) {
  const t = useBuilderTexts();
  const core = useCoreTexts();
  const { data, error, refetch } = useFormMaintenanceQuery({ variables: form ?? { section: 'participants', subSection: '' }, skip: form === null, context: silent(), fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' });
  const maintenance = useMemo(() => data && maintenanceOfWire(data.formMaintenance), [data]);
  if (maintenance) return children(maintenance);
  const status = failuresOf(error)[0]?.statusCode;
  const home = <LinkButton to={HOME}>{t('notFound')}</LinkButton>;
  return (
    <Box>
      {!error && form && <Skeleton lines={8} />}
      {(form === null || status === 404) && <EmptyState kind="nothing" title={t('gone')} action={home} />}
      {status === 403 && <EmptyState kind="noRight" action={home} />}
      {error && status !== 404 && status !== 403 && (
        <Notice severity="error" title={core('errors.load')} live action={<Button onClick={() => void refetch().catch(() => undefined)}>{core('retry')}</Button>}>
          <LoadHint />
        </Notice>
      )}
    </Box>
  );
}
