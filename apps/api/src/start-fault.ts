import { ConfigError } from '@afterbell/core/api';

/** Why PostgreSQL could not be used, by the driver's or the server's code. */
const DATABASE_REFUSALS: Record<string, string> = {
  ECONNREFUSED: 'nothing listens at that address',
  ECONNRESET: 'the server ended the connection',
  ENOTFOUND: 'the host name is not known',
  ENOENT: 'there is no socket at that place',
  ETIMEDOUT: 'the server does not answer',
  '28P01': 'the password is wrong',
  '28000': 'this user may not sign in',
  '3D000': 'there is no such database',
  '42501': 'this user may not create roles and schemas, as migrations need',
};

/** One line for the operator, naming the variable; null for what is no fault of the settings. */
export function startFault(error: unknown): string | null {
  if (error instanceof ConfigError) return error.message;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `PORT: ${process.env.PORT ?? 3000} is in use by another program. Stop it or set PORT to a free one.`;
  const why = code && syscall !== 'listen' ? DATABASE_REFUSALS[code] : undefined;
  return why ? `DATABASE_URL: PostgreSQL cannot be used: ${why} (${code}).` : null;
}
