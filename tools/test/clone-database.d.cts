export const TEMPLATE: string;
export const TEST_SECRET: string;
export function asAdmin(sql: string, url?: string): Promise<void>;
export function cloneDatabase(): Promise<{ url: string; drop: () => Promise<void> }>;
export function withDatabase(url: string, name: string): string;
