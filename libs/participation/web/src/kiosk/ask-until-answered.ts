import { failuresOf } from '@afterbell/core/web';

/** No answer by then is none. */
export const ATTEMPT_MS = 8_000;
export const AGAIN_MS = 2_000;
/** Whoever stands at the door does not stand there longer; later the time of the step would be wrong. */
export const GIVE_UP_MS = 60_000;

/** Nobody knows what became of it: no network, or a proxy that does not reach the server. */
export const isUnanswered = (error: unknown): boolean => error instanceof LateError || failuresOf(error).length === 0;

export class LateError extends Error {}

export interface Asking {
  /** After each attempt without an answer. */
  onUnanswered: () => void;
  /** Whether somebody has stopped waiting. */
  isGivenUp: () => boolean;
}

/** Asks again until there is an answer, for a minute; only for what changes nothing when it is done twice. */
export async function askUntilAnswered<T>(call: () => Promise<T>, { onUnanswered, isGivenUp }: Asking): Promise<T> {
  const until = Date.now() + GIVE_UP_MS;
  for (;;) {
    try {
      return await inTime(call());
    } catch (error) {
      if (!isUnanswered(error)) throw error;
      onUnanswered();
      await untilAgain();
      if (isGivenUp() || Date.now() >= until) throw error;
    }
  }
}

/** The answer, or an error when it takes too long: a line may be dead without saying so. */
export async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LateError('No answer in time')), ATTEMPT_MS);
  });
  answer.catch(() => undefined);
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/** A moment later, or at once when the network is back. */
function untilAgain(): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, AGAIN_MS);
    window.addEventListener('online', go);
  });
}
