import fc from 'fast-check';
import { dateIn, isTimeZone, nowTimeIn, timeIn, todayIn, zonedToInstant } from './time-zone';

const NEW_YORK = 'America/New_York';

it('refuses a zone, a date or a time that does not exist', () => {
  for (const zone of ['Mars/Olympus', '', null, 7]) expect(isTimeZone(zone)).toBe(false);
  expect(() => todayIn('Mars/Olympus', new Date(0))).toThrow(RangeError);
  expect(() => zonedToInstant('2026-02-30', '10:00', NEW_YORK)).toThrow(RangeError);
  expect(() => zonedToInstant('2026-02-20', '24:00', NEW_YORK)).toThrow(RangeError);
});

it('lets the zone decide what today is', () => {
  const now = new Date('2026-09-04T03:30:00Z');
  expect(todayIn(NEW_YORK, now)).toBe('2026-09-03');
  expect(nowTimeIn(NEW_YORK, now)).toBe('23:30');
  expect(todayIn('Pacific/Kiritimati', now)).toBe('2026-09-04');
  expect(nowTimeIn('Asia/Kathmandu', now)).toBe('09:15');
});

it('writes midnight as 00:00', () => {
  expect(nowTimeIn(NEW_YORK, new Date('2026-09-04T04:00:00Z'))).toBe('00:00');
});

it.each([
  ['2026-01-15', '10:00', NEW_YORK, '2026-01-15T15:00:00.000Z'],
  ['2026-07-15', '10:00', NEW_YORK, '2026-07-15T14:00:00.000Z'],
  ['2026-03-08', '02:30', NEW_YORK, '2026-03-08T07:30:00.000Z'], // skipped: 03:30 summer time
  ['2026-03-08', '03:00', NEW_YORK, '2026-03-08T07:00:00.000Z'],
  ['2026-11-01', '01:30', NEW_YORK, '2026-11-01T05:30:00.000Z'], // repeated: the first of the two
  ['2026-11-01', '02:00', NEW_YORK, '2026-11-01T07:00:00.000Z'],
  ['2026-10-04', '02:15', 'Australia/Lord_Howe', '2026-10-03T15:45:00.000Z'], // a gap of half an hour
  ['2026-06-01', '00:00', 'Asia/Kolkata', '2026-05-31T18:30:00.000Z'],
  ['2026-06-01', '12:00', 'UTC', '2026-06-01T12:00:00.000Z'],
])('%s %s in %s is %s', (date, time, zone, instant) => {
  expect(zonedToInstant(date, time, zone).toISOString()).toBe(instant);
});

it('shows every instant as a date and time that lead back to its minute, or to the same clock an hour before', () => {
  const zones = [NEW_YORK, 'America/Los_Angeles', 'Europe/Berlin', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'America/St_Johns', 'UTC'];
  const minutes = fc.integer({ min: Date.UTC(1995, 0) / 60_000, max: Date.UTC(2040, 0) / 60_000 });
  fc.assert(
    fc.property(minutes, fc.constantFrom(...zones), (minute, zone) => {
      const at = new Date(minute * 60_000);
      const back = zonedToInstant(dateIn(zone, at), timeIn(zone, at), zone);
      expect([0, 30 * 60_000, 60 * 60_000]).toContain(at.getTime() - back.getTime());
      expect(dateIn(zone, back)).toBe(dateIn(zone, at));
      expect(timeIn(zone, back)).toBe(timeIn(zone, at));
    }),
  );
});

it('tells seconds of one minute apart where a clock was not a whole number of minutes from UTC', () => {
  // Liberia's, 44 minutes and 30 seconds behind until 1972.
  const [before, after] = [new Date('1970-06-01T00:44:20Z'), new Date('1970-06-01T00:44:40Z')];
  for (const at of [before, after, before]) {
    expect(dateIn('Africa/Monrovia', at)).toBe(at === after ? '1970-06-01' : '1970-05-31');
    expect(timeIn('Africa/Monrovia', at)).toBe(at === after ? '00:00' : '23:59');
  }
});

it('answers the same whatever was asked before', () => {
  const at = fc.tuple(fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }), fc.constantFrom(NEW_YORK, 'Africa/Monrovia', 'Australia/Lord_Howe'));
  fc.assert(
    fc.property(at, fc.integer({ min: -90_000, max: 90_000 }), ([first, zone], later) => {
      const second = new Date(first.getTime() + later);
      const said = (instant: Date) => `${dateIn(zone, instant)} ${timeIn(zone, instant)}`;
      const alone = said(second);
      said(new Date(0));
      said(first);
      expect(said(second)).toBe(alone);
    }),
  );
});
