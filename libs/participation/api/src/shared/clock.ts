/** The clock of this section; a token, so that a test can stand on the night the clocks change. */
export const CLOCK = Symbol('PARTICIPATION_CLOCK');
export type Clock = () => Date;
export const systemClock: Clock = () => new Date();
