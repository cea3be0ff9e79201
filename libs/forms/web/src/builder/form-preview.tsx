import { Button, Field, IconButton, LinkButton, NativeSelect, Notice, SegmentedRadios, SegmentedScope, useIsPhone, usePageTitle, useSession } from '@afterbell/core/web';
import { evaluateForm, initialValues, withReadableFields, type FormDefinition } from '@afterbell/forms/domain';
import { chakra } from '@chakra-ui/react';
import { ArrowLeft, Monitor, RotateCcw, Smartphone, Tablet } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { DynamicForm } from '../render/dynamic-form';
import { FormStore } from '../render/form-store';
import { useFieldContext } from '../render/use-field-context';
import { builderPath } from './builder-paths';
import { useBuilderTexts } from './builder-texts';
import type { Maintenance } from './maintenance-model';
import { isDirty } from './state/builder-state';
import { keptOf } from './state/builder-store';
import { WidthFrame } from './width-frame';

export const DEVICES = ['phone', 'tablet', 'desktop'] as const;
export type Device = (typeof DEVICES)[number];
const DEVICE_ICONS = { phone: Smartphone, tablet: Tablet, desktop: Monitor } as const;
export const DEVICE_WIDTH = { phone: 390, tablet: 820, desktop: 1280 } as const satisfies Record<Device, number>;

const Bar = chakra('header', { base: { position: { md: 'sticky' }, top: 'var(--ab-top, 0px)', zIndex: 'bar', display: 'flex', flexWrap: 'wrap', alignItems: 'end', columnGap: '4', rowGap: '2', px: { base: '2', md: '4' }, py: '2', bg: 'bg.panel', borderBottom: 'hairline', '& [data-title]': { flex: { base: '1 1 0', md: '1 1 14rem' }, minW: '0', alignSelf: 'center', '& h1': { fontSize: 'md' }, '& p': { fontSize: 'xs', color: 'fg.muted' } } } });
const Ground = chakra('div', { base: { flex: '1', bg: 'bg.muted', p: { base: '2', md: '6' }, overflowX: 'auto' } });

/** What a role that may not see roles knows of them. */
const NO_ROLES: Maintenance['roles'] = [];
const isDevice = (value: string | null): value is Device => (DEVICES as readonly (string | null)[]).includes(value);

/** The form as somebody will meet it: as any role, at any width, with its rules at work. Nothing is saved. */
export function FormPreview({ maintenance, title }: { maintenance: Maintenance; title: string }) {
  const t = useBuilderTexts();
  const { tenant } = useSession();
  const [params, setParams] = useSearchParams();
  const saved = maintenance.definition;
  const [kept] = useState(() => {
    const found = keptOf({ tenantId: tenant.id, section: saved.section, subSection: saved.subSection });
    return found && isDirty(found) ? found : null;
  });
  const draft = kept?.draft;
  const definition = useMemo(() => (draft ? withReadableFields(draft) : saved), [draft, saved]);
  const asked = params.get('width');
  // On a phone the form is first shown as it is there.
  const phone = useIsPhone();
  const natural: Device = phone ? 'phone' : 'desktop';
  const device = isDevice(asked) ? asked : natural;
  const role = params.get('role') ?? '';
  const as = maintenance.roles.find(({ id }) => id === role);
  const reason = as === undefined || as.mayEdit ? null : t(as.mayView ? 'preview.mayOnlyView' : 'preview.mayNotView', { role: as.name });
  const [round, setRound] = useState(0);
  usePageTitle(title);
  const set = (key: string, value: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === '') after.delete(key);
        else after.set(key, value);
        return after;
      },
      { replace: true },
    );
  return (
    <>
      <Bar>
        <chakra.div css={{ alignSelf: 'center' }}>
          <LinkButton variant="ghost" to={builderPath(saved, params.get('tab') ?? undefined)} icon={<ArrowLeft size={18} data-mirror="" aria-hidden="true" />} aria-label={t('preview.back')} title={t('preview.back')}>
            {null}
          </LinkButton>
        </chakra.div>
        <div data-title="">
          <h1>{title}</h1>
          <p>
            {kept ? t('preview.draft') : t('preview.saved')} · {t('preview.nothingSaved')}
          </p>
        </div>
        {phone && <IconButton label={t('preview.reset')} icon={<RotateCcw size={18} aria-hidden="true" />} onClick={() => setRound(round + 1)} />}
        <chakra.div css={{ width: { base: 'full', sm: '16rem' } }}>
          <Field label={t('preview.role')}>
            <NativeSelect value={role} options={[{ value: '', label: t('preview.everybody') }, ...maintenance.roles.map(({ id, name }) => ({ value: id, label: name })), { value: 'reader', label: t('preview.readOnly') }]} onChange={(event) => set('role', event.target.value)} />
          </Field>
        </chakra.div>
        <SegmentedScope>
          <SegmentedRadios legend={t('preview.width')} name="preview-width" value={device} onChange={(next) => set('width', next === natural ? '' : next)} options={DEVICES.map((value) => ({ value, label: t(`preview.${value}`), icon: <DeviceIcon device={value} /> }))} />
        </SegmentedScope>
        {!phone && (
          <Button icon={<RotateCcw size={16} aria-hidden="true" />} onClick={() => setRound(round + 1)}>
            {t('preview.reset')}
          </Button>
        )}
      </Bar>
      <Ground>
        <WidthFrame width={DEVICE_WIDTH[device]} title={t('preview.frame', { width: t(`preview.${device}`) })}>
          <LiveForm key={`${round} ${role}`} definition={definition} role={role} canEdit={role !== 'reader' && reason === null} reason={reason} roles={as === undefined || as.maySeeRoles ? maintenance.roles : NO_ROLES} />
        </WidthFrame>
      </Ground>
    </>
  );
}

function DeviceIcon({ device }: { device: Device }) {
  const Icon = DEVICE_ICONS[device];
  return <Icon aria-hidden="true" />;
}

interface LiveFormProps {
  definition: FormDefinition;
  role: string;
  canEdit: boolean;
  /** Why the role cannot change it; null when it can. */
  reason: string | null;
  roles: Maintenance['roles'];
}

function LiveForm({ definition, role, canEdit, reason, roles }: LiveFormProps) {
  const t = useBuilderTexts();
  const context = useFieldContext();
  const store = useMemo(() => {
    const viewer = { roleId: role === '' || role === 'reader' ? null : role, canEdit };
    // As a new record begins, also where its fields can only be read.
    const before = evaluateForm(definition, initialValues(definition, context), viewer, context, {}).values;
    return new FormStore({ definition, before, viewer, context });
  }, [definition, role, canEdit, context]);
  const [fine, setFine] = useState(false);
  return (
    <chakra.div css={{ display: 'flex', flexDirection: 'column', gap: '4' }}>
      {reason !== null && <Notice severity="info">{reason}</Notice>}
      <DynamicForm
        store={store}
        roles={roles}
        onSubmit={() => setFine(store.attempt() !== null)}
        footer={
          canEdit && (
            <div>
              <Button type="submit" variant="solid">
                {t('preview.answers')}
              </Button>
            </div>
          )
        }
      />
      {fine && (
        <Notice severity="success" live>
          {t('preview.fine')}
        </Notice>
      )}
    </chakra.div>
  );
}
