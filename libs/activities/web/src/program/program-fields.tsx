import { chakra } from '@chakra-ui/react';
import { Field, NativeSelect, silent, usePermissions, useSession } from '@afterbell/core/web';
import { StaffChoice } from '../sessions/staff-choice';
import { useActivityProgramChoicesQuery } from './__generated__/activity-program';
import type { ProgramDraft } from './program-draft';
import { useProgramTexts } from './program-texts';
import { SupporterChoice } from './supporter-choice';

const Grid = chakra('div', { base: { display: 'grid', gap: '4', gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }, alignItems: 'start' } });

export interface ProgramFieldsProps {
  siteId: string;
  value: ProgramDraft;
  onChange: (value: ProgramDraft) => void;
  /** By the path of the input: `funderIds`. */
  errorOf: (path: string) => string | undefined;
}

/** The tenant's own category, who pays, who runs it along, and who works at it. What a tenant does not have is not asked for. */
export function ProgramFields({ siteId, value, onChange, errorOf }: ProgramFieldsProps) {
  const t = useProgramTexts();
  const { levelName } = useSession();
  const { can } = usePermissions();
  const { data } = useActivityProgramChoicesQuery({ variables: { siteId }, context: silent() });
  const supporters = data?.activitySupporterChoices ?? [];
  const { ownCategory, funders, partners, staff } = value;
  const categories = (data?.ownActivityCategories ?? []).filter(({ code, retired }) => !retired || code === ownCategory);
  const of = (role: string) => supporters.filter((one) => one.role === role);
  return (
    <Grid>
      {categories.length > 0 && (
        <Field id="program-ownCategory" label={t('ownCategory')} optional error={errorOf('ownCategory')}>
          <NativeSelect value={ownCategory ?? ''} placeholder={t('noCategory')} options={categories.map(({ code, label, retired }) => ({ value: code, label: retired ? t('retired', { label }) : label }))} onChange={({ target }) => onChange({ ...value, ownCategory: target.value || null })} />
        </Field>
      )}
      {(of('funder').length > 0 || funders.length > 0) && <SupporterChoice id="program-funderIds" label={levelName('funder', 'plural')} choices={of('funder')} value={funders} error={errorOf('funderIds')} onChange={(next) => onChange({ ...value, funders: next })} />}
      {(of('partner').length > 0 || partners.length > 0) && <SupporterChoice id="program-partnerIds" label={levelName('partner', 'plural')} choices={of('partner')} value={partners} error={errorOf('partnerIds')} onChange={(next) => onChange({ ...value, partners: next })} />}
      {can('edit', 'activities.session') && <StaffChoice id="program-staffIds" siteId={siteId} label={t('staff')} hint={t('staffHint')} value={staff} error={errorOf('staffIds')} onChange={(next) => onChange({ ...value, staff: next })} />}
    </Grid>
  );
}
