import { SetMetadata } from '@nestjs/common';
import type { FeatureKey, ScopeLetter, Verb } from '@afterbell/core/domain';

/** What a tenant may want confirmed by a passkey just before it is done (docs/sign-in.md). */
export type Confirmed = 'permissions' | 'exports';

/** What an endpoint says about who may call it. */
export type AccessDeclaration =
  | { kind: 'requires'; verb: Verb; features: FeatureKey[]; scope: ScopeLetter | null; confirm: Confirmed | null; tab: string | null }
  | { kind: 'public' }
  | { kind: 'guest' }
  | { kind: 'signed-in' };

export const ACCESS_METADATA = 'afterbell:access';

const declare = (declaration: AccessDeclaration) => SetMetadata(ACCESS_METADATA, declaration);

/**
 * The caller may use `verb` on the feature, or on any of several. `scope` tests the level of the acting organization and belongs
 * only to REST calls of docs/rest.md whose route names a letter. `confirm` asks for a fresh passkey where the tenant's policy says so.
 * `tab` asks for the verb on one tab of the feature.
 */
export const Requires = (verb: Verb, feature: FeatureKey | FeatureKey[], options: { scope?: ScopeLetter; confirm?: Confirmed; tab?: string } = {}) =>
  declare({ kind: 'requires', verb, features: Array.isArray(feature) ? feature : [feature], scope: options.scope ?? null, confirm: options.confirm ?? null, tab: options.tab ?? null });

export const WHILE_VIEWING_METADATA = 'afterbell:while-viewing';

/** A mutation that stays open while looking through another access, where every other one is refused. */
export const WhileViewing = () => SetMetadata(WHILE_VIEWING_METADATA, true);

/** Anyone, signed in or not. */
export const Public = () => declare({ kind: 'public' });

/** A guest with a valid link; the handler checks the link itself. */
export const Guest = () => declare({ kind: 'guest' });

/** Any signed-in user, whatever the role. A mutation that says so is the person's own affair, which no API token may do. */
export const SignedIn = () => declare({ kind: 'signed-in' });
