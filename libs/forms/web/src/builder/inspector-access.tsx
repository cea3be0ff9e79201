import { FieldGroup, NativeSelect, Notice, RadioList } from '@afterbell/core/web';
import { FIELD_MODES, type EffectiveMode, type FieldDefinition, type FieldMode, listWords, needsNoAnswer } from '@afterbell/forms/domain';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useBuilderTexts } from './builder-texts';
import { Fieldset, useFieldEdit, useProblemAt } from './inspector-field';
import { useBuilderContext } from './use-builder';

const Table = chakra('table', { base: { width: 'full', fontSize: 'sm', borderCollapse: 'collapse', '& th, & td': { textAlign: 'start', py: '1', verticalAlign: 'middle' }, '& th': { fontWeight: 'normal', pe: '3', overflowWrap: 'anywhere' }, '& td': { width: '9rem' } } });
const EFFECTIVE = ['rw', 'ro', 'hidden'] as const;

/** What may be done with the field, by everybody alike or role by role. */
export function InspectorAccess({ field, isDisplay }: { field: FieldDefinition; isDisplay: boolean }) {
  const t = useBuilderTexts();
  const { maintenance, readOnly } = useBuilderContext();
  const set = useFieldEdit(field);
  const problemAt = useProblemAt(field);
  const keepers = maintenance.roles.flatMap(({ id, name, mayMaintain }) => (mayMaintain && field.roleModes[id] === 'hidden' ? [name] : []));
  const modes = FIELD_MODES.filter((mode) => !isDisplay || mode !== 'ro');
  return (
    <Fieldset disabled={readOnly}>
      <FieldGroup legend={t('access.title')} hint={t('access.fixed')} error={problemAt('mode')}>
        <RadioList name={`mode-${field.id}`} value={field.mode} onChange={(mode) => set({ mode: mode as FieldMode })} options={modes.map((mode) => ({ value: mode, label: t(`mode.${mode}`) }))} />
      </FieldGroup>
      {field.mode === 'role' && (
        <div>
          <chakra.p css={{ color: 'fg.muted', fontSize: 'sm', mb: '2' }}>{t('access.hint')}</chakra.p>
          <Table>
            <caption style={{ position: 'absolute', clipPath: 'inset(50%)' }}>{t('access.byRole')}</caption>
            <tbody>
              {maintenance.roles.map(({ id, name }) => (
                <tr key={id}>
                  <th scope="row" id={`role-${id}`}>
                    {name}
                  </th>
                  <td>
                    <NativeSelect aria-labelledby={`role-${id}`} value={field.roleModes[id] ?? 'rw'} options={EFFECTIVE.filter((mode) => !isDisplay || mode !== 'ro').map((mode) => ({ value: mode, label: t(`modeShort.${mode}`) }))} onChange={(event) => set({ roleModes: withMode(field, id, event.target.value as EffectiveMode) })} />
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
          {keepers.length > 0 && <Notice severity="info" live>{t('access.noWall', { roles: listWords(keepers, 'and'), count: keepers.length })}</Notice>}
        </div>
      )}
      {!isDisplay && !needsNoAnswer(field.type) && <RequiredByRole field={field} />}
    </Fieldset>
  );
}

/** Who has to answer it: everybody alike, or some roles otherwise. */
function RequiredByRole({ field }: { field: FieldDefinition }) {
  const t = useBuilderTexts();
  const { maintenance } = useBuilderContext();
  const set = useFieldEdit(field);
  const problem = useProblemAt(field)('roleRequired');
  const { roleRequired } = field;
  const [open, setOpen] = useState(roleRequired !== undefined);
  const byRole = open || roleRequired !== undefined;
  const choices = [
    { value: '', label: t('access.asked.same') },
    { value: 'yes', label: t('access.asked.yes') },
    { value: 'no', label: t('access.asked.no') },
  ];
  function choose(kind: string) {
    setOpen(kind === 'role');
    if (kind === 'same' && roleRequired !== undefined) set({ roleRequired: undefined });
  }
  return (
    <>
      <FieldGroup legend={t('access.required')} hint={t('access.requiredHint')} error={problem}>
        <RadioList name={`asked-${field.id}`} value={byRole ? 'role' : 'same'} onChange={choose} options={[{ value: 'same', label: t('access.requiredSame') }, { value: 'role', label: t('access.requiredByRole') }]} />
      </FieldGroup>
      {byRole && (
        <div>
          <chakra.p css={{ color: 'fg.muted', fontSize: 'sm', mb: '2' }}>{t('access.requiredDefault', { now: t(field.required ? 'access.askedNow.yes' : 'access.askedNow.no') })}</chakra.p>
          <Table>
            <caption style={{ position: 'absolute', clipPath: 'inset(50%)' }}>{t('access.requiredRoles')}</caption>
            <tbody>
              {maintenance.roles.map(({ id, name }) => (
                <tr key={id}>
                  <th scope="row" id={`asked-${id}`}>
                    {name}
                  </th>
                  <td>
                    <NativeSelect aria-labelledby={`asked-${id}`} value={roleRequired?.[id] === undefined ? '' : roleRequired[id] ? 'yes' : 'no'} options={choices} onChange={(event) => set({ roleRequired: withAsked(roleRequired, id, event.target.value) })} />
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        </div>
      )}
    </>
  );
}

/** None at all is written as none. */
function withAsked(before: FieldDefinition['roleRequired'], roleId: string, asked: string): FieldDefinition['roleRequired'] {
  const { [roleId]: _before, ...rest } = before ?? {};
  const next = asked === '' ? rest : { ...rest, [roleId]: asked === 'yes' };
  return Object.keys(next).length > 0 ? next : undefined;
}

/** A role that may change it need not be named. */
function withMode(field: FieldDefinition, roleId: string, mode: EffectiveMode): FieldDefinition['roleModes'] {
  const { [roleId]: _before, ...rest } = field.roleModes;
  return mode === 'rw' ? rest : { ...rest, [roleId]: mode };
}
