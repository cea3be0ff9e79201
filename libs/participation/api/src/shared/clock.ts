import { timeIn, todayIn } from '@afterbell/core/domain';

/** The clock of this section; a token, so that a test can stand on the night the clocks change. */
export const CLOCK = Symbol('PARTICIPATION_CLOCK');
export type Clock = () => Date;
export const systemClock: Clock = () => new Date();

/** The moment as a clock on the wall there shows it, for comparing with days and times that are kept as people say them. */
export const momentIn = (timeZone: string, at: Date): string => `${todayIn(timeZone, at)} ${timeIn(timeZone, at)}`;
