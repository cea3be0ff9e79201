import { badgeCodeOf, type DoorSession, doorName, doorNames, doorState, isKioskPin, leavingTimes, seenTimes } from './door';

const session = (id: string, startTime: string, endTime: string, more: Partial<DoorSession> = {}): DoorSession => ({ sessionId: id, startTime, endTime, status: 'Enrolled', placed: true, from: null, to: null, last: null, lastAt: null, leftSince: false, ...more });

it.each(['', 'ABC', '0123456789AB!', '0123456789ABC', 'https://example.org/x', 'UUUUUUUUUUUU'])('does not take %j for the code of a badge', (text) => expect(badgeCodeOf(text)).toBeNull());
it('reads a code as people type it', () => expect(badgeCodeOf(' o123-4567 89il ')).toBe('0123456789' + '11'));
it.each(['', '123', '123456789', '12 34', 'abcd'])('does not take %j for a PIN', (pin) => expect(isKioskPin(pin)).toBe(false));

it('sends a child to the session that runs or comes next, and says where one is already', () => {
  const both = [session('b', '16:00', '17:00'), session('a', '15:00', '16:00')];
  expect(doorState(both, '14:50')).toMatchObject({ state: 'expected', session: { sessionId: 'a' } });
  expect(doorState(both, '16:05')).toMatchObject({ state: 'expected', session: { sessionId: 'b' } });
  expect(doorState(both, '18:00')).toMatchObject({ state: 'expected', session: { sessionId: 'b' } });
  const inFirst = [session('b', '16:00', '17:00'), session('a', '15:00', '16:00', { status: 'Present', from: '15:00', last: 'in' })];
  expect(doorState(inFirst, '16:05')).toMatchObject({ state: 'in', session: { sessionId: 'a' } });
  expect(doorState([session('a', '15:00', '16:00', { status: 'Present', last: 'out' })], '15:30')).toMatchObject({ state: 'left' });
  expect(doorState([], '15:30')).toEqual({ state: 'none', session: null, arrival: null, isAhead: false });
});

it('expects nobody whose absence is entered, and still says who left and who comes later', () => {
  const [excused, unexcused] = [session('a', '15:00', '16:00', { status: 'ExcusedAbsence' }), session('b', '16:00', '17:00', { status: 'UnexcusedAbsence' })];
  for (const now of ['14:50', '15:30', '18:00']) expect(doorState([excused, unexcused], now)).toMatchObject({ state: 'absent' });
  // Who comes all the same is checked in to what runs.
  expect(doorState([excused, unexcused], '15:30')).toMatchObject({ session: { sessionId: 'a' } });
  expect(doorState([excused, session('b', '16:00', '17:00')], '15:30')).toMatchObject({ state: 'expected', session: { sessionId: 'b' } });
  expect(doorState([session('a', '15:00', '16:00'), unexcused], '16:30')).toMatchObject({ state: 'absent', session: { sessionId: 'b' } });
  expect(doorState([session('a', '15:00', '16:00', { status: 'Present', last: 'out' }), unexcused], '15:50')).toMatchObject({ state: 'left', session: { sessionId: 'a' } });
});

it('sends a child to a drop-in only where nothing that they are enrolled in is still to come', () => {
  const core = (more: Partial<DoorSession> = {}) => session('core', '15:00', '18:00', more);
  const dropIn = session('gym', '14:30', '20:00', { placed: false });
  expect(doorState([core(), dropIn], '14:40')).toMatchObject({ state: 'expected', session: { sessionId: 'core' } });
  expect(doorState([core(), dropIn], '16:00')).toMatchObject({ state: 'expected', session: { sessionId: 'core' } });
  expect(doorState([core(), dropIn], '19:00')).toMatchObject({ state: 'expected', session: { sessionId: 'gym' } });
  expect(doorState([core(), dropIn], '21:00')).toMatchObject({ state: 'expected', session: { sessionId: 'core' } });
  // A badge read twice as a child is picked up is no arrival.
  const left = (to: string) => core({ status: 'Present', from: '15:00', to, last: 'out', lastAt: to });
  expect(doorState([left('17:00'), dropIn], '17:50')).toMatchObject({ state: 'left', session: { sessionId: 'core' } });
  expect(doorState([left('18:10'), dropIn], '18:11')).toMatchObject({ state: 'left', session: { sessionId: 'core' } });
  expect(doorState([left('18:10'), dropIn], '19:00')).toMatchObject({ state: 'expected', session: { sessionId: 'gym' } });
});

it('takes a badge that is read again after leaving for no arrival elsewhere, and says where one would come to', () => {
  const red = (to: string, more: Partial<DoorSession> = {}) => session('red', '15:00', '17:00', { status: 'Present', from: '15:00', to, last: 'out', lastAt: to, ...more });
  const [blue, late] = [session('blue', '16:00', '18:00'), session('late', '17:30', '19:00')];
  // Running beside it, or to come: for a quarter of an hour the child has left, and whoever stays for the other says so.
  for (const [other, now] of [[blue, '16:10'], [blue, '16:24'], [late, '16:24']] as const) expect(doorState([red('16:10'), other], now)).toMatchObject({ state: 'left', session: { sessionId: 'red' } });
  expect(doorState([red('16:10'), blue], '16:11').arrival?.sessionId).toBe('blue');
  expect(doorState([red('17:00'), late], '17:05').arrival?.sessionId).toBe('late');
  // Who left early and comes back is back in what still runs, not in what begins later.
  expect(doorState([red('16:10'), late], '16:20').arrival?.sessionId).toBe('red');
  expect(doorState([red('16:10'), blue], '16:25')).toMatchObject({ state: 'expected', session: { sessionId: 'blue' }, arrival: { sessionId: 'blue' } });
  // A session that begins after the leaving is gone on to by the badge, once that cannot be the same badge read twice.
  const onTo = session('on', '16:12', '18:00');
  expect(doorState([red('16:06'), onTo], '16:11')).toMatchObject({ state: 'left', session: { sessionId: 'red' } });
  expect(doorState([red('16:06'), onTo], '16:12')).toMatchObject({ state: 'expected', session: { sessionId: 'on' }, arrival: { sessionId: 'on' } });
  expect(doorState([red('16:11'), onTo], '16:12')).toMatchObject({ state: 'left', session: { sessionId: 'red' }, arrival: { sessionId: 'on' } });
  expect(doorState([red('16:11'), onTo], '16:13')).toMatchObject({ state: 'expected', session: { sessionId: 'on' } });
  // The one that was left last, whichever began first.
  const second = session('second', '14:00', '18:00', { status: 'Present', from: '14:00', to: '16:20', last: 'out', lastAt: '16:20' });
  expect(doorState([second, red('15:30'), late], '16:25')).toMatchObject({ state: 'left', session: { sessionId: 'second' } });
  // A session that is over takes nobody back where a drop-in runs.
  expect(doorState([red('17:00'), session('gym', '14:30', '20:00', { placed: false })], '17:05')).toMatchObject({ state: 'left', session: { sessionId: 'red' }, arrival: { sessionId: 'gym' } });
  expect(doorState([session('in', '15:00', '17:00', { status: 'Present', last: 'in' })], '15:30').arrival).toBeNull();
});

it('sends a child to what runs, though staff have marked them present in what comes later', () => {
  const [gold, last] = [session('gold', '15:00', '17:00'), session('last', '16:30', '18:00', { status: 'Present', from: '16:30', to: '18:00' })];
  expect(doorState([gold, last], '15:10')).toMatchObject({ state: 'expected', session: { sessionId: 'gold' }, arrival: { sessionId: 'gold' }, isAhead: true });
  expect(doorState([gold, last], '14:50')).toMatchObject({ state: 'expected', session: { sessionId: 'gold' } });
  expect(doorState([gold, last], '16:40')).toMatchObject({ state: 'in', session: { sessionId: 'last' } });
  // Nothing before it: the mark stands, as it does for who comes early.
  expect(doorState([last], '16:20')).toMatchObject({ state: 'in', session: { sessionId: 'last' }, arrival: null });
  expect(doorState([session('later', '17:00', '19:00'), last], '16:20')).toMatchObject({ state: 'in', session: { sessionId: 'last' } });
  const done = session('gold', '15:00', '17:00', { status: 'Present', from: '15:00', to: '16:10', last: 'out', lastAt: '16:10' });
  expect(doorState([done, last], '16:12')).toMatchObject({ state: 'left', session: { sessionId: 'gold' }, arrival: { sessionId: 'gold' } });
  // Long after too: what still runs is what one comes back to, not what begins later.
  const evening = session('evening', '19:00', '20:00', { status: 'Present', from: '19:00' });
  for (const later of [evening, session('evening', '19:00', '20:00')]) expect(doorState([done, later], '16:50')).toMatchObject({ state: 'left', session: { sessionId: 'gold' }, arrival: { sessionId: 'gold' } });
  expect(doorState([done, evening], '18:01')).toMatchObject({ state: 'in', session: { sessionId: 'evening' } });
  expect(doorState([done, last], '16:31')).toMatchObject({ state: 'in', session: { sessionId: 'last' } });
  // Left at its end, and on to the next.
  const short = session('short', '15:00', '16:14', { status: 'Present', from: '15:00', to: '16:11', last: 'out', lastAt: '16:11' });
  expect(doorState([short, last], '16:15')).toMatchObject({ state: 'left', session: { sessionId: 'short' }, arrival: { sessionId: 'last' } });
});

it('takes a mark that was made before the door saw the child leave for a plan, and one made afterwards for their being there', () => {
  const red = session('red', '15:00', '16:30', { status: 'Present', from: '15:00', to: '16:10', last: 'out', lastAt: '16:10' });
  const blue = (more: Partial<DoorSession>) => session('blue', '16:30', '18:00', { status: 'Present', from: '16:30', to: '18:00', ...more });
  const shut = { state: 'expected', session: { sessionId: 'blue' }, arrival: { sessionId: 'blue' }, isAhead: true };
  expect(doorState([red, blue({ leftSince: true })], '16:40')).toMatchObject(shut);
  expect(doorState([red, blue({ leftSince: true, last: 'in', lastAt: '15:30' })], '16:40')).toMatchObject(shut);
  expect(doorState([red, blue({ leftSince: true })], '16:20')).toMatchObject({ state: 'left', session: { sessionId: 'red' } });
  expect(doorState([red, blue({})], '16:40')).toMatchObject({ state: 'in', session: { sessionId: 'blue' }, arrival: null });
});

it('takes a mark hours ahead for a plan, and one of somebody who may be early for their being there', () => {
  const core = session('core', '15:00', '18:00', { status: 'Present', from: '15:00', to: '18:00' });
  expect(doorState([core], '09:00')).toMatchObject({ state: 'expected', session: { sessionId: 'core' }, arrival: { sessionId: 'core' }, isAhead: true });
  expect(doorState([core], '13:59').state).toBe('expected');
  expect(doorState([core], '14:00').state).toBe('in');
  expect(doorState([{ ...core, last: 'in', lastAt: '13:10' }], '13:20').state).toBe('in');
});

it('ends a stay after it began, on the same day', () => {
  const typed = (from: string) => ({ from, last: null, lastAt: null });
  expect(leavingTimes(typed('15:31'), '16:40')).toEqual({ from: '15:31', to: '16:40' });
  expect(leavingTimes(typed('15:31'), '15:31')).toEqual({ from: '15:31', to: '15:32' });
  expect(leavingTimes(typed('23:59'), '23:59').to).toBe('23:59');
});

it('ends a stay when it ended, also before it was to begin', () => {
  expect(leavingTimes({ from: '15:00', last: null, lastAt: null }, '14:20')).toEqual({ from: '14:19', to: '14:20' });
  expect(leavingTimes({ from: '15:00', last: 'in', lastAt: '13:50' }, '14:20')).toEqual({ from: '13:50', to: '14:20' });
  expect(leavingTimes({ from: '15:00', last: 'in', lastAt: '14:20' }, '14:20')).toEqual({ from: '14:19', to: '14:20' });
  expect(leavingTimes({ from: '15:00', last: null, lastAt: null }, '00:00')).toEqual({ from: '00:00', to: '00:01' });
});

it('tells when a child was there, not when one was to be', () => {
  const typed = { from: '15:00', to: '17:00', last: null, lastAt: null };
  expect(seenTimes(typed, '14:40')).toEqual({ from: null, to: '17:00' });
  expect(seenTimes(typed, '15:10')).toEqual({ from: '15:00', to: '17:00' });
  // Who came hours before is here since then, also when the session that the stay begins with runs; what staff set since stands.
  const hours = { from: '15:00', to: '17:00', last: 'in', lastAt: '08:35', setSince: false } as const;
  for (const now of ['09:00', '15:30']) expect(seenTimes(hours, now)).toEqual({ from: '08:35', to: '17:00' });
  expect(seenTimes({ ...hours, setSince: true }, '15:30').from).toBe('15:00');
  expect(seenTimes({ ...hours, from: '08:00' }, '15:30').from).toBe('08:00');
  const early = { from: '15:00', to: '15:01', last: 'out', lastAt: '14:45' } as const;
  expect(seenTimes(early, '15:30')).toEqual({ from: '15:00', to: '14:45' });
  // A stay of the minute in which it began ended in it, though a mark has a minute at the least.
  expect(seenTimes({ from: '15:00', to: '15:01', last: 'out', lastAt: '15:00' }, '15:30').to).toBe('15:00');
  // What staff set right afterwards stands.
  expect(seenTimes({ from: '15:00', to: '16:10', last: 'out', lastAt: '15:00' }, '17:00').to).toBe('16:10');
  expect(seenTimes({ ...early, to: '16:10', lastAt: '16:40' }, '17:00').to).toBe('16:10');
});

it('tells strangers a first name and a letter', () => {
  expect(doorName({ firstName: 'Ana', lastName: 'García', preferredName: null })).toBe('Ana G.');
  expect(doorName({ firstName: 'Ana', lastName: '', preferredName: 'Anita' })).toBe('Anita');
  expect(doorName({ firstName: 'João', lastName: 'dos Santos', preferredName: null })).toBe('João D.');
});

it('tells two of one list apart by as few letters as will do, and leaves everybody else at one', () => {
  const called = (firstName: string, lastName: string) => ({ firstName, lastName, preferredName: null });
  const names = (...children: ReturnType<typeof called>[]) => doorNames(children).map(([, name]) => name);
  expect(names(called('María', 'García'), called('Maríam', 'Gil'), called('María', 'Gómez'), called('María', 'López'))).toEqual(['María Ga.', 'Maríam G.', 'María Gó.', 'María L.']);
  expect(names(called('Ana', 'Martín'), called('Ana', 'Martínez'))).toEqual(['Ana M.', 'Ana M.']);
  expect(names(called('Ana', 'Marín'), called('Ana', 'Martín'), called('Ana', 'Marín'))).toEqual(['Ana Marí.', 'Ana Mart.', 'Ana Marí.']);
});
