/** Coming and going at the door: what a scanned code is, and what it means for a child today. Pure rules. */
import { comparePlainTimes, type PlainTime } from '@afterbell/core/domain';
import { type AttendanceStatus, isAbsence } from '../attendance/attendance-status';

export const DOOR_WAYS = ['roster', 'scan', 'kiosk'] as const;
export type DoorWay = (typeof DOOR_WAYS)[number];

export const KIOSK_NAME_LENGTH = 60;
/** How long a kiosk may stay open before somebody makes it anew. */
export const KIOSK_DAYS = [1, 30, 120, 365] as const;
export const isKioskPin = (value: unknown): value is string => typeof value === 'string' && /^\d{4,8}$/.test(value);

export const BADGE_CODE_LENGTH = 12;
const CODE = new RegExp(`^[0-9A-HJKMNP-TV-Z]{${BADGE_CODE_LENGTH}}$`);

/** A badge's code however it was read or typed: in fours, small, with O for 0 and I or L for 1; null when it is none. */
export function badgeCodeOf(scanned: string): string | null {
  const code = scanned.replace(/[\s-]+/g, '').toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1');
  return CODE.test(code) ? code : null;
}

/** A session of today that a child may come to. */
export interface DoorSession {
  readonly sessionId: string;
  readonly startTime: PlainTime;
  readonly endTime: PlainTime;
  /** Enrolled or marked there; a drop-in is for everybody. */
  readonly placed: boolean;
  readonly status: AttendanceStatus;
  /** Of the mark. */
  readonly from: PlainTime | null;
  readonly to: PlainTime | null;
  /** What the door saw last; null when it saw nothing. */
  readonly last: 'in' | 'out' | null;
  readonly lastAt: PlainTime | null;
  /** The mark was made, and the child last seen here, before the door saw them leave another session: it was a plan, and they are not here by it. */
  readonly leftSince: boolean;
  /** Staff have set the mark since the door saw them. */
  readonly setSince?: boolean;
}

export type DoorState = 'expected' | 'in' | 'left' | 'absent' | 'none';

/** Marked present, and not seen leaving since. */
export const isIn = ({ status, last }: Pick<DoorSession, 'status' | 'last'>): boolean => status === 'Present' && last !== 'out';

/** After leaving, a badge that is read once more is no arrival, also where another session runs. */
const LEAVING_MINUTES = 15;
/** Where another of theirs has begun since, only so long: who goes on to it comes by the badge. */
const TWICE_MINUTES = 2;
/** Who is marked present ahead may be there so long before the beginning; before that the mark is a plan. */
const EARLY_MINUTES = 60;

export interface DoorStanding<Session> {
  readonly state: DoorState;
  readonly session: Session | null;
  /** Where checking in goes; null for who is in. */
  readonly arrival: Session | null;
  /** Marked present where they are not: in a session that has not begun, or that they left the house before. */
  readonly isAhead: boolean;
}

/** There, not only marked as somebody who will be: seen by the door, or marked from a time that has come. */
const hasBegun = ({ startTime, from, last }: DoorSession, now: PlainTime): boolean => last === 'in' || comparePlainTimes(from ?? startTime, now) <= 0;

/**
 * Where a child stands, and the session that this is about: the one they are in; else the one they left, for a quarter of an hour (two minutes
 * where another of theirs has begun since) and while it runs without them and none of their others has begun; else the one that runs or comes
 * next and that they are expected at, or marked present in ahead; else a drop-in that runs or comes next; else the last one they left; else one
 * that they are marked absent from, since who comes all the same is let in; else the last that is over, since who comes late still comes.
 */
export function doorState<Session extends DoorSession>(sessions: readonly Session[], now: PlainTime): DoorStanding<Session> {
  const inOrder = [...sessions].sort((a, b) => comparePlainTimes(a.startTime, b.startTime) || a.sessionId.localeCompare(b.sessionId));
  const marked = inOrder.filter((session) => isIn(session) && !session.leftSince);
  const within = marked.filter((session) => hasBegun(session, now)).at(-1);
  const ahead = marked.find((session) => !hasBegun(session, now));
  const isAhead = ahead !== undefined || inOrder.some((session) => isIn(session) && session.leftSince);
  if (within) return { state: 'in', session: within, arrival: null, isAhead };
  const open = inOrder.filter((session) => session.status !== 'Present' || (isIn(session) && session.leftSince));
  const isToCome = ({ endTime }: Session) => comparePlainTimes(endTime, now) > 0;
  const isExpected = ({ status }: Session) => !isAbsence(status);
  const toCome = open.filter(isToCome);
  const next = toCome.find((session) => session.placed && isExpected(session));
  const following = next && !(ahead && comparePlainTimes(ahead.startTime, next.startTime) <= 0) ? next : ahead;
  const left = inOrder.filter(({ status, last }) => status === 'Present' && last === 'out').sort((a, b) => comparePlainTimes(a.lastAt ?? '00:00', b.lastAt ?? '00:00')).at(-1);
  // Who comes back comes to what still runs, unless another of their sessions has begun.
  const runsOn = left !== undefined && isToCome(left) && !(following && comparePlainTimes(following.startTime, now) <= 0);
  const wentOn = left !== undefined && following !== undefined && comparePlainTimes(following.startTime, left.lastAt ?? '00:00') > 0 && comparePlainTimes(following.startTime, now) <= 0;
  const hasJustLeft = left !== undefined && left.lastAt !== null && comparePlainTimes(minutesLater(left.lastAt, wentOn ? TWICE_MINUTES : LEAVING_MINUTES), now) > 0;
  const dropIn = toCome.find(isExpected);
  if (left && (hasJustLeft || runsOn)) return { state: 'left', session: left, arrival: runsOn ? left : (following ?? dropIn ?? left), isAhead };
  const isThereEarly = following === ahead && ahead !== undefined && comparePlainTimes(minutesLater(ahead.startTime, -EARLY_MINUTES), now) <= 0;
  if (following) return isThereEarly ? { state: 'in', session: following, arrival: null, isAhead } : { state: 'expected', session: following, arrival: following, isAhead };
  if (dropIn) return { state: 'expected', session: dropIn, arrival: dropIn, isAhead };
  if (left) return { state: 'left', session: left, arrival: left, isAhead };
  const other = toCome[0] ?? open.filter(({ placed }) => placed).at(-1) ?? open.at(-1);
  return other ? { state: isAbsence(other.status) ? 'absent' : 'expected', session: other, arrival: other, isAhead } : { state: 'none', session: null, arrival: null, isAhead };
}

/**
 * Since when and until when a child was there, as it is told at the door. A start still to come is a plan; whoever came before the mark begins is
 * there since the door saw it, and whoever left before that left when it did. What staff set afterwards stands.
 */
export function seenTimes({ from, to, last, lastAt, setSince = false }: Pick<DoorSession, 'from' | 'to' | 'last' | 'lastAt' | 'setSince'>, now: PlainTime): Pick<DoorSession, 'from' | 'to'> {
  const planned = from !== null && comparePlainTimes(from, now) > 0;
  const cameBefore = last === 'in' && lastAt !== null && from !== null && comparePlainTimes(lastAt, from) < 0 && !setSince;
  const early = last === 'out' && lastAt !== null && from !== null && (comparePlainTimes(lastAt, from) < 0 || (lastAt === from && to === minutesLater(from, 1)));
  return { from: cameBefore ? lastAt : !planned ? from : last === 'in' ? lastAt : null, to: early ? lastAt : to };
}

const minutesLater = (time: PlainTime, by: number): PlainTime => {
  const minutes = Math.min(Math.max(Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5)) + by, 0), 24 * 60 - 1);
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
};

/**
 * The times of a stay that ends now. A stay has a minute at the least, so that it lies on the day and ends after it began. A start still to
 * come was a plan: then the stay began when the door saw it, else it is known for its last minute only.
 */
export function leavingTimes({ from, last, lastAt }: Pick<DoorSession, 'from' | 'last' | 'lastAt'>, now: PlainTime): { from: PlainTime | null; to: PlainTime } {
  if (from === null || comparePlainTimes(from, now) < 0) return { from, to: now };
  if (from === now || now === '00:00') return { from: now, to: minutesLater(now, 1) };
  const seen = last === 'in' && lastAt !== null && comparePlainTimes(lastAt, now) < 0;
  return { from: seen ? lastAt : minutesLater(now, -1), to: now };
}

interface Named {
  firstName: string;
  lastName: string;
  preferredName: string | null;
}

/** `Ana G.`: what strangers may read at the door; `letters` of the family name at the most. */
export function doorName({ firstName, lastName, preferredName }: Named, letters = 1): string {
  const [initial, ...rest] = [...lastName.trim()];
  return `${preferredName?.trim() || firstName}${initial ? ` ${initial.toLocaleUpperCase()}${rest.slice(0, letters - 1).join('').trim()}.` : ''}`;
}

const LETTERS = [1, 2, 3, 4] as const;

/** Each of a list with the name at the door. Those who would read alike have a few letters more, as far as that tells them apart. */
export function doorNames<Child extends Named>(children: readonly Child[]): [Child, string][] {
  const told = (alike: readonly Named[], letters: number) => new Set(alike.map((child) => doorName(child, letters))).size;
  return children.map((child) => {
    const name = doorName(child);
    const alike = children.filter((other) => doorName(other) === name);
    const best = LETTERS.reduce<number>((fewest, letters) => (told(alike, letters) > told(alike, fewest) ? letters : fewest), 1);
    return [child, doorName(child, best)];
  });
}
