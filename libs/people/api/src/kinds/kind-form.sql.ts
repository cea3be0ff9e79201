import type { AdultKind } from '@afterbell/people/domain';
import { REACH } from '../participant-form.sql';
import { flagOf } from '../person-writer.sql';

/** Of several employments the one that counts: the open one, else the latest. */
const LATEST = `left join lateral (select * from employment e where e.tenant_id = p.tenant_id and e.person_id = p.id
    order by e.ends_on desc nulls first, e.starts_on desc nulls last, e.id desc limit 1) e on true`;

const EMPLOYED = `, 'localId', p.employee_id, 'staffType', e.staff_type, 'compensation', e.compensation, 'funding', e.funding, 'jobTitle', e.job_title,
      'hiredOn', e.starts_on, 'leftOn', e.ends_on, 'backgroundCheckedOn', e.background_checked_on`;

/** An id that was merged into another record answers with that one, but never to be changed. The organization is the one whose administrators read the trail: where the person stays as the kind, the open stay first. */
export const kindRecord = (kind: AdultKind, held = false): string => `select p.id, p.version, p.form_version as "formVersion", p.custom, concat_ws(', ', nullif(p.last_name, ''), p.first_name) as title,
    (select s.organization_id from stay s where s.tenant_id = p.tenant_id and s.person_id = p.id and s.kind = '${kind}' order by s.ends_on nulls first, s.starts_on desc limit 1) as "organizationId",
    jsonb_build_object('firstName', p.first_name, 'lastName', p.last_name, 'middleName', p.middle_name, 'preferredName', p.preferred_name, 'birthDate', p.birth_date,
      ${REACH}${kind === 'staff' ? EMPLOYED : ''}) as properties
  from person p ${kind === 'staff' ? LATEST : ''}
  where p.id = ${held ? '$1' : '(select coalesce(person_now($1), $1))'} and ${seenAsOne(kind)}${held ? ' for update of p' : ''}`;

/** One person seen as the kind. */
export function seenAsOne(kind: AdultKind): string {
  return `p.${flagOf(kind)} and p.removed_at is null
    and (app_org_all() or exists (select 1 from stay s where s.tenant_id = p.tenant_id and s.person_id = p.id and s.kind = '${kind}'))`;
}
