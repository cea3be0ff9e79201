import { Injectable } from '@nestjs/common';
import { ownCategoriesEver, ownCategoriesOn, ownCategoryOf, type OwnCategoryEdition } from '@afterbell/activities/domain';
import { Db, grouped, requestLoader } from '@afterbell/core/api';
import { OrganizationService } from '@afterbell/organizations/api';
import type { StaffName } from '../sessions/session-details';
import type { ActivitySupporter, OwnActivityCategory } from './activity-program.types';
import { ownEditions, type SupporterRole, today } from './program-check';

const SUPPORTERS = `select u.activity_id as of, u.supporter_id as id, supporter_name(u.supporter_id) as name, u.role from activity_supporter u where u.activity_id = any($1::uuid[]) order by fold_text(supporter_name(u.supporter_id)), u.supporter_id`;
const STAFF = `select m.activity_id as of, p.id, p.first_name as "firstName", p.last_name as "lastName" from activity_staff m join person p on p.tenant_id = m.tenant_id and p.id = m.person_id
  where m.activity_id = any($1::uuid[]) and p.removed_at is null order by p.sort_name, p.id`;
const CHOICES = 'select id, name, role from supporters_of($1) where enabled order by fold_text(name), id';

/** What stands beside the forms of activities, in one statement each for a whole page. */
@Injectable()
export class ActivityProgramLoaders {
  constructor(
    private readonly db: Db,
    private readonly organizations: OrganizationService,
  ) {}

  async supporters(activityId: string, role: SupporterRole): Promise<ActivitySupporter[]> {
    const all = await requestLoader<string, ActivitySupporter[]>('activity.supporters', async (ids) => {
      const rows = await this.db.query<ActivitySupporter & { of: string }>(SUPPORTERS, [ids], 'activity_supporters');
      return grouped(ids, rows, (row) => row.of);
    }).load(activityId);
    return all.filter((one) => one.role === role);
  }

  staff(activityId: string): Promise<StaffName[]> {
    return requestLoader<string, StaffName[]>('activity.staff', async (ids) => {
      const rows = await this.db.query<StaffName & { of: string }>(STAFF, [ids], 'activity_staff_names');
      return grouped(ids, rows, (row) => row.of);
    }).load(activityId);
  }

  async ownCategory(code: string): Promise<OwnActivityCategory> {
    const editions = await this.editions();
    return { ...ownCategoryOf(editions, code), retired: !ownCategoriesOn(editions, today()).some((one) => one.code === code) };
  }

  /** All that ever were: what activities may be found by. */
  async ownCategories(): Promise<OwnActivityCategory[]> {
    const editions = await this.editions();
    const open = new Set(ownCategoriesOn(editions, today()).map(({ code }) => code));
    return ownCategoriesEver(editions).map((one) => ({ ...one, retired: !open.has(one.code) }));
  }

  /** Who may pay for activities of a site, or run them along. */
  async choices(siteId: string): Promise<ActivitySupporter[]> {
    return this.db.read(async (tx) => {
      const { id } = await this.organizations.within(siteId, ['site']);
      return tx.query<ActivitySupporter>(CHOICES, [id], 'activity_supporter_choices');
    });
  }

  private async editions(): Promise<OwnCategoryEdition[]> {
    return requestLoader<string, OwnCategoryEdition[]>('activity.ownCategories', async (keys) => {
      const found = await this.db.read((tx) => ownEditions(tx));
      return keys.map(() => found);
    }).load('');
  }
}
