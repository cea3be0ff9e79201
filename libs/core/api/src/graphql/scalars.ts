import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { isPlainDate, isPlainTime } from '@afterbell/core/domain';

function stringScalar(name: string, description: string, check: (value: string) => boolean, example: string, hint: (value: unknown) => string | null = () => null): GraphQLScalarType<string, string> {
  const parse = (value: unknown): string => {
    if (typeof value !== 'string' || !check(value)) {
      throw new GraphQLError(hint(value) ?? `${name} must look like ${example}.`, { extensions: { code: 'BAD_USER_INPUT' } });
    }
    return value;
  };
  return new GraphQLScalarType<string, string>({
    name,
    description,
    serialize: (value) => (value instanceof Date ? value.toISOString() : String(value)),
    parseValue: parse,
    parseLiteral: (node) => parse(node.kind === Kind.STRING ? node.value : null),
  });
}

/** Every day that is asked about has a day before it, a month and a program year after it, which are days too. */
const isWithinYears = (date: string) => date >= '1000' && date < '9000';
export const PlainDateScalar = stringScalar(
  'PlainDate',
  'A calendar day without a time zone, `2026-11-21`, of the years 1000 to 8999.',
  (value) => isPlainDate(value) && isWithinYears(value),
  '2026-11-21',
  (value) => (isPlainDate(value) ? `${value} is outside the years 1000 to 8999.` : null),
);

const timeHint = (value: unknown) => {
  if (typeof value !== 'string' || !/^\d\d:\d\d$/.test(value)) return null;
  return value === '24:00' ? '24:00 is no time of a day: the latest is 23:59 (11:59 PM).' : `${value} is no time of a day; use 00:00 to 23:59.`;
};
const time = stringScalar('PlainTime', 'A wall-clock time of the site, 24-hour `HH:mm`.', isPlainTime, '15:30', timeHint);
/** PostgreSQL answers `15:30:00`; the wire has minutes. */
time.serialize = (value) => String(value).slice(0, 5);
export const PlainTimeScalar = time;

export const InstantScalar = stringScalar(
  'Instant',
  'A moment in time, ISO 8601 in UTC, `2026-11-21T20:30:00.000Z`.',
  (value) => !Number.isNaN(Date.parse(value)) && /T.*(Z|[+-]\d\d:\d\d)$/.test(value),
  '2026-11-21T20:30:00.000Z',
);
