import { validateMark } from '@afterbell/participation/domain';
import { useState } from 'react';
import type { Theirs, UnsentMark } from '../roster/marks';
import { chosenMark, fieldsOf, type MarkField, type Whose } from './decide';

/** A mark that two people set. */
export interface AskedMark {
  /** Tells it from the others that are asked about together. */
  readonly id: string;
  readonly mark: UnsentMark;
  readonly theirs: Theirs;
}

export interface Choices {
  whose: (key: string) => Whose | null;
  choose: (key: string, whose: Whose) => void;
  chooseAll: (keys: readonly string[], whose: Whose) => void;
}

export function useChoices(): Choices {
  const [chosen, setChosen] = useState<Readonly<Record<string, Whose>>>({});
  return {
    whose: (key) => chosen[key] ?? null,
    choose: (key, whose) => setChosen((before) => ({ ...before, [key]: whose })),
    chooseAll: (keys, whose) => setChosen(Object.fromEntries(keys.map((key) => [key, whose]))),
  };
}

/** With the version: what somebody else has changed once more since is another question, and no answer to the one before stands for it. */
export const fieldKey = ({ id, theirs }: AskedMark, field: MarkField): string => `${id} ${theirs.version} ${field}`;

export const fieldKeys = (asked: AskedMark): string[] => fieldsOf(asked.mark, asked.theirs).map((field) => fieldKey(asked, field));

/** What becomes of a mark once each of its fields is chosen. */
export type Chosen = { kind: 'open' } | { kind: 'impossible'; startTime: string; endTime: string } | { kind: 'chosen'; mark: UnsentMark | null };

export function chosenOf(asked: AskedMark, { whose }: Choices): Chosen {
  const { mark, theirs } = asked;
  const choice = new Map(fieldsOf(mark, theirs).map((field) => [field, whose(fieldKey(asked, field))] as const));
  if ([...choice.values()].includes(null)) return { kind: 'open' };
  const chosen = chosenMark(mark, theirs, Object.fromEntries(choice) as Partial<Record<MarkField, Whose>>);
  const { startTime = null, endTime = null } = chosen ?? {};
  if (chosen && startTime && endTime && validateMark(chosen)) return { kind: 'impossible', startTime, endTime };
  return { kind: 'chosen', mark: chosen };
}

/** Those that are chosen as a whole, each with the mark to send; null where theirs stands. */
export function decisionsOf(asked: readonly AskedMark[], choices: Choices): Map<string, UnsentMark | null> {
  return new Map(
    asked.flatMap((one) => {
      const chosen = chosenOf(one, choices);
      return chosen.kind === 'chosen' ? [[one.id, chosen.mark] as const] : [];
    }),
  );
}
