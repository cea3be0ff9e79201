/** As it is typed by the schema, without the marks of Apollo; members of the union of values keep theirs, they are told apart by it. */
export function plain<T>(data: T): T {
  if (Array.isArray(data)) return data.map(plain) as T;
  if (typeof data !== 'object' || data === null) return data;
  const entries = Object.entries(data).filter(([key, value]) => key !== '__typename' || (typeof value === 'string' && value.endsWith('Value')));
  return Object.fromEntries(entries.map(([key, value]) => [key, plain(value)])) as T;
}

type Given<T> = { readonly [K in keyof T]?: NonNullable<T[K]> };

/** Without what is null: GraphQL has no missing keys. */
export const given = <T extends object>(data: T): Given<T> => Object.fromEntries(Object.entries(data).filter(([key, value]) => value !== null && key !== '__typename')) as Given<T>;
