import fc from 'fast-check';
import pg from 'pg';

// As it is before the module gives the type a reader of its own.
const usual = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ, 'text') as (text: string) => Date | number;
const { readInstant } = jest.requireActual<typeof import('./data-source')>('./data-source');

const texts = ['2026-11-21 20:30:00+00', '2026-11-21 20:30:00.1+00', '2026-11-21 20:30:00.123456+00', '2026-11-21 20:30:00.999999+00', '0001-01-01 00:00:00+00', '9999-12-31 23:59:59.5+00', '2026-11-21 20:30:00+05:30', '2026-11-21 20:30:00-05', '12026-01-01 00:00:00+00', '0044-03-15 00:00:00+00 BC', 'infinity', '-infinity'];

test.each(texts)('reads %s as node-postgres does', (text) => expect(readInstant(text)).toEqual(usual(text)));

test('reads any moment that PostgreSQL writes in UTC as node-postgres does', () => {
  const moment = fc.tuple(fc.date({ min: new Date('0100-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }), fc.integer({ min: 0, max: 999 }));
  fc.assert(
    fc.property(moment, ([date, micros]) => {
      const text = `${date.toISOString().replace('T', ' ').replace('Z', '')}${String(micros).padStart(3, '0')}+00`;
      expect(readInstant(text)).toEqual(usual(text));
    }),
  );
});
