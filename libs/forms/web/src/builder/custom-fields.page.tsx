import { formatDateTime, MAINTENANCE_SECTIONS, type MaintenanceSection } from '@afterbell/core/domain';
import { Badge, BoardPage, Button, EmptyState, LinkButton, LoadHint, Notice, silent, Skeleton, useCoreTexts, usePermissions, useSession } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { Eye, GraduationCap, HandHelping, ListOrdered, Network, PencilRuler, Puzzle, UserRound, UsersRound, type LucideIcon } from 'lucide-react';
import { builderPath, HOME } from './builder-paths';
import { useBuilderTexts } from './builder-texts';
import { useFormSummariesQuery, type FormSummariesQuery } from './__generated__/maintenance';
import { isDirty } from './state/builder-state';
import { keptOf } from './state/builder-store';

type Summary = FormSummariesQuery['formSummaries'][number];
const ICONS: Record<MaintenanceSection, LucideIcon> = { activities: Puzzle, organizations: Network, participants: UserRound, staff: UsersRound, enrollment: GraduationCap, services: HandHelping };

const List = chakra('ul', { base: { listStyle: 'none', p: '0', borderTop: 'hairline' } });
const Group = chakra('section', { base: { '& > h2': { fontSize: 'sm', color: 'fg.muted', mb: '2' } } });
const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'auto minmax(0, 1fr)', md: 'auto minmax(0, 1fr) auto' },
    columnGap: '4',
    rowGap: '2',
    alignItems: 'center',
    py: '4',
    borderBottom: 'hairline',
    '& > svg': { boxSize: '6', color: 'fg.muted', alignSelf: 'flex-start', mt: '0.5' },
    '& h3': { fontSize: 'md' },
    '& p': { fontSize: 'sm', color: 'fg.muted', overflowWrap: 'anywhere' },
    '& > div:last-of-type': { gridColumn: { base: '2', md: '3' }, display: 'flex', gap: '2', flexWrap: 'wrap' },
  },
});

/** Forms that say in a line what they are about. */
const KNOWN = ['activity', 'organization', 'participant', 'contact', 'staff', 'teacher', 'board_member', 'enrollment', 'service'] as const;
const isKnown = (subSection: string): subSection is (typeof KNOWN)[number] => (KNOWN as readonly string[]).includes(subSection);

/** The forms of the product, each with how far it has been shaped and who may shape it. */
export default function CustomFieldsPage() {
  const t = useBuilderTexts();
  const core = useCoreTexts();
  const { tenant, organization } = useSession();
  const { can } = usePermissions();
  const { data, error, refetch } = useFormSummariesQuery({ context: silent(), fetchPolicy: 'cache-and-network' });
  const forms = data?.formSummaries ?? [];
  const groups = MAINTENANCE_SECTIONS.map((section) => ({ section, own: forms.filter((form) => form.section === section) })).filter(({ own }) => own.length > 0);
  return (
    <BoardPage
      title={t('list.title')}
      subtitle={t('list.subtitle', { name: tenant.name })}
      more={[
        ...(can('view', 'settings.maintenance_registration_forms') ? [{ id: 'preview', label: t('list.previewEnrollment'), icon: <Eye size={16} aria-hidden="true" />, to: `${HOME}/previewEnrollment` }] : []),
        ...(organization.level === 'top' && can('edit', 'settings.maintenance_people') && can('view', 'people.participants') ? [{ id: 'code-lists', label: t('list.codeLists'), icon: <ListOrdered size={16} aria-hidden="true" />, to: '/people/participants?codes=' }] : []),
      ]}
    >
      {!data && !error && <Skeleton lines={10} />}
      {!data && error && (
        <Notice severity="error" title={core('errors.load')} live action={<Button onClick={() => void refetch().catch(() => undefined)}>{core('retry')}</Button>}>
          <LoadHint />
        </Notice>
      )}
      {data && forms.length === 0 && <EmptyState kind="noRight" />}
      {groups.map(({ section, own }) => (
        <Group key={section} aria-labelledby={`forms-${section}`}>
          <h2 id={`forms-${section}`}>{t(`section.${section}`)}</h2>
          <List>
            {own.map((form) => (
              <FormRow key={form.subSection} form={form} />
            ))}
          </List>
        </Group>
      ))}
    </BoardPage>
  );
}

function FormRow({ form }: { form: Summary }) {
  const t = useBuilderTexts();
  const { tenant, timeZone } = useSession();
  const { section, subSection, label, fieldCount, customCount, version, changedAt, changedBy, maintainable, levelNames } = form;
  const Icon = ICONS[section];
  const kept = keptOf({ tenantId: tenant.id, section, subSection });
  return (
    <Row>
      <Icon aria-hidden="true" />
      <div>
        <h3>
          {label} {maintainable && kept && isDirty(kept) && <Badge tone="orange">{t('list.unsaved')}</Badge>}
        </h3>
        {isKnown(subSection) && <p>{t(`about.${subSection}`)}</p>}
        <p>
          {t('list.fields', { count: fieldCount })}, {t('list.own', { count: customCount })} · {changedAt ? t('list.changed', { version, when: formatDateTime(changedAt, timeZone), who: changedBy ?? '' }) : t('list.shipped')}
        </p>
        {!maintainable && <p>{t('list.elsewhere', { levels: levelNames.join(', ') })}</p>}
      </div>
      <div>
        {maintainable && (
          <LinkButton to={builderPath({ section, subSection })} icon={<PencilRuler size={16} aria-hidden="true" />} aria-label={`${t('list.open')}: ${label}`}>
            {t('list.open')}
          </LinkButton>
        )}
      </div>
    </Row>
  );
}
