/** Languages that a tenant's screens and mail can be in. */
export const TENANT_LANGUAGES = ['en'] as const;
