import { writeCalendar, type FileMeeting } from './calendar-file';

const SITE = '01919191-9191-7191-9191-919191919191';
const meeting = (date: string): FileMeeting => ({ sessionId: 'chess', siteId: SITE, date, startTime: '15:00', endTime: '16:30', name: 'Chess; Club, "A"', place: 'Room 5', siteName: 'Lincoln', cancelled: false });
const file = (meetings: readonly FileMeeting[], notes: Parameters<typeof writeCalendar>[0]['notes'] = []) =>
  writeCalendar({ name: 'Lincoln', timeZones: new Map([[SITE, 'America/Chicago']]), meetings, notes, stamp: new Date('2026-08-01T00:00:00Z') });

test('three o’clock stays three o’clock across the changes of the clock', () => {
  const text = file([meeting('2026-10-30'), meeting('2026-11-02'), meeting('2027-03-12'), meeting('2027-03-15')]);
  expect([...text.matchAll(/DTSTART:(\S+)/g)].map(([, at]) => at)).toEqual(['20261030T200000Z', '20261102T210000Z', '20270312T210000Z', '20270315T200000Z']);
  expect([...text.matchAll(/DTEND:(\S+)/g)].map(([, at]) => at)).toEqual(['20261030T213000Z', '20261102T223000Z', '20270312T223000Z', '20270315T213000Z']);
});

test('what people typed cannot write lines of its own', () => {
  const text = file([{ ...meeting('2026-10-30'), name: 'Chess\r\nATTENDEE:mailto:a@b.example' }]);
  expect(text).not.toMatch(/^ATTENDEE/m);
  expect(file([meeting('2026-10-30')])).toContain('SUMMARY:Chess\\; Club\\, "A"');
});

test('closed days are whole days of the site, and the same meetings make the same file', () => {
  const notes = [{ eventId: 'e', siteId: SITE, siteName: 'Lincoln', date: '2026-11-26', text: 'Closed: Thanksgiving' }];
  const text = file([meeting('2026-10-30')], notes);
  expect(text).toMatch(/DTSTART;VALUE=DATE:20261126\r\nDTEND;VALUE=DATE:20261127/);
  expect(file([meeting('2026-10-30')], notes)).toBe(text);
});
