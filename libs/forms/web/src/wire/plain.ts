/** As it is typed by the schema, without the marks of Apollo; members of the union of values keep theirs, they are told apart by it. */
export function plain<T>(data: T): T {
  if (Array.isArray(data)) return data.map(plain) as T;
  if (typeof data !== 'object' || data === null) return data;
  const entries = Object.entries(data).filter(([key, value]) => key !== '__typename' || (typeof value === 'string' && value.endsWith('Value')));
  const bare = Object.fromEntries(entries.map(([key, value]) => [key, plain(value)]));
  // The domain says under one name what is written and what is read of a secret.
  return ('isSet' in bare ? { ...bare, secret: bare['isSet'] } : bare) as T;
}

type Given<T> = { readonly [K in keyof T]?: NonNullable<T[K]> };

/** Without what is null: GraphQL has no missing keys. */
export const given = <T extends object>(data: T): Given<T> => Object.fromEntries(Object.entries(data).filter(([key, value]) => value !== null && key !== '__typename')) as Given<T>;
