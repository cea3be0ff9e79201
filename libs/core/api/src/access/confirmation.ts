import type { Principal } from '../tenancy/scope';
import type { Confirmed } from './declare';

/** Provided by sign-in: refuses with CONFIRM_REQUIRED where the tenant wants a fresh passkey for this and there is none. */
export interface Confirmation {
  require(principal: Principal, what: Confirmed): Promise<void>;
}
export const CONFIRMATION = Symbol('CONFIRMATION');
