import { DateBox, Field, NativeSelect, OrganizationCombobox, silent, type OrganizationChoice } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { useGrantableRolesQuery } from './__generated__/user';
import { useUsersTexts } from './users-texts';

export interface AccessDraft {
  organization: OrganizationChoice | null;
  roleId: string;
  startsOn: string;
  endsOn: string;
}
export type AccessField = 'organizationId' | 'roleId' | 'startsOn' | 'endsOn';
export type AccessErrors = Partial<Record<AccessField, string>>;

export const NEW_ACCESS: AccessDraft = { organization: null, roleId: '', startsOn: '', endsOn: '' };

const Grid = chakra('div', { base: { display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' }, gap: '4' } });
const Refused = chakra('details', { base: { fontSize: 'sm', color: 'fg.muted', mt: '1', '& summary': { cursor: 'pointer', minH: '6' }, '& ul': { ps: '5', listStyle: 'disc', mt: '1' } } });

export interface AccessFormProps {
  /** Sets the ids of several forms on one page apart. */
  prefix: string;
  value: AccessDraft;
  errors: AccessErrors;
  onChange: (value: AccessDraft) => void;
}

/** Organization, role, first and last day. The roles offered are those that may be granted there; the others say why not. */
export function AccessForm({ prefix, value, errors, onChange }: AccessFormProps) {
  const t = useUsersTexts();
  const place = value.organization?.id;
  const { data, loading } = useGrantableRolesQuery({ variables: { organizationId: place ?? '' }, skip: place === undefined, context: silent() });
  const roles = place === undefined ? [] : (data?.grantableRoles ?? []);
  const [open, refused] = [roles.filter(({ refusal }) => refusal === null), roles.filter(({ refusal }) => refusal !== null)];
  const none = place !== undefined && !loading && roles.length > 0 && open.length === 0;
  return (
    <Grid>
      <Field label={t('field.organization')} hint={t('organizationHint')} error={errors.organizationId} id={`${prefix}organizationId`}>
        <OrganizationCombobox value={value.organization} onChange={(organization) => onChange({ ...value, organization, roleId: organization?.id === place ? value.roleId : '' })} />
      </Field>
      <div>
        <Field label={t('field.role')} hint={place === undefined ? t('roleFirst') : none ? t('noRoles') : t('roleHint')} error={errors.roleId} id={`${prefix}roleId`} disabled={place === undefined}>
          <NativeSelect value={open.some(({ id }) => id === value.roleId) ? value.roleId : ''} placeholder={t('chooseRole')} options={open.map(({ id, name }) => ({ value: id, label: name }))} onChange={(event) => onChange({ ...value, roleId: event.target.value })} />
        </Field>
        {refused.length > 0 && (
          <Refused>
            <summary>{t('notGrantable', { count: refused.length })}</summary>
            <ul>
              {refused.map(({ id, name, refusal }) => (
                <li key={id}>{t('refusedRole', { name, reason: refusal ?? '' })}</li>
              ))}
            </ul>
          </Refused>
        )}
      </div>
      <Field label={t('field.startsOn')} hint={t('startsHint')} error={errors.startsOn} id={`${prefix}startsOn`} optional>
        <DateBox label={t('field.startsOn')} value={value.startsOn} onChange={(startsOn) => onChange({ ...value, startsOn })} />
      </Field>
      <Field label={t('field.endsOn')} hint={t('endsHint')} error={errors.endsOn} id={`${prefix}endsOn`} optional>
        <DateBox label={t('field.endsOn')} value={value.endsOn} min={value.startsOn || undefined} onChange={(endsOn) => onChange({ ...value, endsOn })} />
      </Field>
    </Grid>
  );
}
