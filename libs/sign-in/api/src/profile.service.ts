import { Injectable } from '@nestjs/common';
import { requireOwnSession } from '@afterbell/core/api';
import { AppError } from '@afterbell/core/domain';
import type { Browser } from './browser';
import { personalText } from './personal-text';
import { type SessionRecord, SessionService } from './session.service';
import { recordSignIn } from './sign-in-audit';
import { SystemDb } from './system-db';

/** Names and addresses are the same in every tenant, and an identity provider speaks for one. */
export const CONFINED = 'You signed in through an identity provider. Sign in with a code from your e-mail to change this: it counts in every agency that you work for.';

export const LANGUAGES = ['en'] as const;

export interface Preferences {
  language: string | null;
  timeDisplay: string | null;
  theme: string | null;
  density: string | null;
  singleKeys: boolean | null;
}

const UNCHOSEN: Preferences = { language: null, timeDisplay: null, theme: null, density: null, singleKeys: null };

// What is left out keeps what it was.
const SAVE = `
  insert into user_preference as known (user_id, language, time_display, theme, density, single_keys) values ($1, $2, $3, $4, $5, $6)
  on conflict (user_id) do update set updated_at = now(), language = coalesce($2, known.language), time_display = coalesce($3, known.time_display),
    theme = coalesce($4, known.theme), density = coalesce($5, known.density), single_keys = coalesce($6, known.single_keys)
  returning language, time_display as "timeDisplay", theme, density, single_keys as "singleKeys"`;

/** What people say about themselves: their name, and how they like the screens. */
@Injectable()
export class ProfileService {
  constructor(
    private readonly db: SystemDb,
    private readonly sessions: SessionService,
  ) {}

  async rename(typed: string, browser: Browser): Promise<SessionRecord['user']> {
    const principal = requireOwnSession();
    const { user } = this.sessions.current().record;
    if (this.sessions.confinedTo() !== null) throw new AppError('VALIDATION', { problems: [{ path: 'name', message: CONFINED }] });
    const name = personalText(typed, 'name', 200);
    if (name === user.name) return user;
    await this.db.transaction(async (client) => {
      await client.query('update app_user set name = $2 where id = $1', [user.id, name]);
      // A tenant with a name of its own for somebody does not learn what others call them.
      const { rows } = await client.query<{ named: boolean }>('select name is not null as named from tenant_user where tenant_id = $1 and user_id = $2', [principal.tenantId, user.id]);
      const told = rows[0]?.named ? {} : { before: { name: user.name }, after: { name } };
      await recordSignIn(client, {
        action: 'profile.rename',
        tenantId: principal.tenantId,
        userId: user.id,
        accessId: principal.accessId,
        organizationId: principal.organizationId,
        subjectType: 'user',
        subjectId: user.id,
        ...told,
        address: browser.address,
      });
    });
    return { ...user, name };
  }

  /** The identity provider that signed the person in, whose word on name and address it is; null after a code or a passkey. */
  async vouchedBy(): Promise<string | null> {
    const { tenantId } = requireOwnSession();
    const { providerId } = this.sessions.current().record;
    if (!providerId) return null;
    const [row] = await this.db.rows<{ name: string }>('select name from oauth_provider where tenant_id = $1 and id = $2', [tenantId, providerId]);
    return row?.name ?? '';
  }

  async preferencesOf(userId: string): Promise<Preferences> {
    const [row] = await this.db.rows<Preferences>(
      `select language, time_display as "timeDisplay", theme, density, single_keys as "singleKeys" from user_preference where user_id = $1`,
      [userId],
      'profile_preferences',
    );
    return row ?? UNCHOSEN;
  }

  /** Sets what is named. How a screen looks to its owner is nobody's business, so the trail does not have it. */
  async savePreferences(input: Partial<Preferences>): Promise<Preferences> {
    const { userId } = requireOwnSession();
    const values = [userId, input.language ?? null, input.timeDisplay ?? null, input.theme ?? null, input.density ?? null, input.singleKeys ?? null];
    const [row] = await this.db.rows<Preferences>(SAVE, values);
    return row ?? UNCHOSEN;
  }
}
