import type { Principal } from '../tenancy/scope';

/** An access at work at an organization, as a job remembers who began it. */
export interface AccessAtWork {
  tenantId: string;
  userId: string;
  accessId: string;
  organizationId: string;
}

/** Provided by sign-in: what an access may do right now; null once it is no longer in force there. */
export interface AccessReader {
  principalOf(at: AccessAtWork): Promise<Principal | null>;
}
export const ACCESS_READER = Symbol('ACCESS_READER');
