/** What node-postgres makes of a value before it is sent; its own types leave the module out. */
declare module 'pg/lib/utils' {
  export function prepareValue(value: unknown): string | Buffer | null;
}
