import { checkCodes, SHIPPED_CODE_LISTS, versionOn } from '../index';
import { gradeAfter, programmeYearLabel, programmeYearOf } from './programme-year';
import { checkStay, overlapping, standingOn, stayState } from './stay-rules';

const stay = (id: string, startsOn: string, endsOn: string | null, organizationId = 'cedar') => ({ id, organizationId, startsOn, endsOn });

it.each([
  ['shares its last day', stay('', '2026-01-01', '2026-03-01'), 'a'],
  ['goes on without an end', stay('', '2020-01-01', null), 'a'],
  ['only touches', stay('', '2026-01-01', '2026-02-28'), null],
  ['is elsewhere', stay('', '2026-03-01', null, 'oak'), null],
  ['is the stay itself', stay('a', '2026-03-15', '2026-04-01'), null],
])('a stay that %s', (_, wanted, found) => expect(overlapping(wanted, [stay('a', '2026-03-01', '2026-05-31')])?.id ?? null).toBe(found));

it('says by its path what is wrong with a stay', () => {
  const paths = (startsOn: string, endsOn: string | null, endReason: string | null = null) => checkStay({ startsOn, endsOn, endReason }).map(({ path }) => path);
  expect(paths('2026-02-30', null)).toEqual(['startsOn']);
  expect(paths('2026-03-01', '2026-02-28')).toEqual(['endsOn']);
  expect(paths('2026-03-01', null, 'Moved away')).toEqual(['endReason']);
  expect(paths('2026-03-01', '2026-03-01', 'Moved away')).toEqual([]);
  expect(stayState(stay('', '2026-03-01', '2026-03-01'), '2026-03-01')).toBe('now');
  expect(stayState(stay('', '2026-03-01', '2026-03-01'), '2026-03-02')).toBe('ended');
});

it('counts programme years from 1 July', () => {
  expect([programmeYearOf('2026-06-30'), programmeYearOf('2026-07-01')]).toEqual([2025, 2026]);
  expect(programmeYearLabel(2099)).toBe('2099–00');
  expect([gradeAfter('PK'), gradeAfter('K'), gradeAfter('12')]).toEqual(['K', '1', null]);
});

it('takes the version of a list that had begun, a tenant’s own before the product’s of the same day', () => {
  const own = [{ list: 'sex' as const, effectiveOn: '2021-07-01', codes: [{ code: 'x', label: 'X', ceds: null }] }];
  const on = (day: string) => versionOn('sex', day, SHIPPED_CODE_LISTS, own)?.codes.map(({ code }) => code);
  expect(on('2021-06-30')).toEqual(['female', 'male', 'not_provided']);
  expect(on('2021-07-01')).toEqual(['x']);
  expect(versionOn('sex', '1800-01-01', SHIPPED_CODE_LISTS)).toBeNull();
});

it('keeps codes in the order of their list, each once, and one where one is asked', () => {
  const [race, meals] = (['race_ethnicity', 'meals'] as const).map((list) => versionOn(list, '2026-09-01', SHIPPED_CODE_LISTS));
  if (!race || !meals) throw new Error('no list');
  expect(checkCodes('race_ethnicity', ['white', 'asian', 'white'], race)).toEqual({ codes: ['asian', 'white'], problem: null });
  expect(checkCodes('meals', ['free', 'reduced'], meals).problem).toBe('takes one answer');
  expect(checkCodes('meals', ['gratis'], meals).problem).toContain('gratis');
});

it('says by all stays whether somebody is here, is to come or has left', () => {
  const on = (...stays: ReturnType<typeof stay>[]) => {
    const standing = standingOn(stays, '2026-11-21');
    return standing && `${standing.state} ${standing.stay.id}`;
  };
  const left = stay('left', '2024-09-01', '2025-06-30');
  const leftLater = stay('leftLater', '2023-09-01', '2026-11-20');
  const here = stay('here', '2020-09-01', '2026-11-21');
  const coming = stay('coming', '2026-11-22', null);
  expect(on()).toBeNull();
  expect(on(left, leftLater)).toBe('ended leftLater');
  expect(on(left, stay('later', '2027-01-01', null), coming)).toBe('ahead coming');
  expect(on(coming, here, left)).toBe('now here');
});
