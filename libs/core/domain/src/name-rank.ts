import { foldText } from './text-fold';

/** How well a name fits what was typed: 0 the very name, 1 begins with it, 2 a word of it does, 3 holds it, 4 not at all. SQL ranks alike where it searches. */
export function nameRank(name: string, typed: string): 0 | 1 | 2 | 3 | 4 {
  const [held, sought] = [foldText(name), foldText(typed.trim())];
  if (held === sought) return 0;
  if (held.startsWith(sought)) return 1;
  if (held.includes(` ${sought}`) || held.includes(`-${sought}`)) return 2;
  return held.includes(sought) ? 3 : 4;
}
