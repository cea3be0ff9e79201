import type { StaffMember } from '../sessions/staff-choice';

export interface Named {
  id: string;
  name: string;
}

/** What stands beside the form of an activity, while it is chosen. */
export interface ProgramDraft {
  ownCategory: string | null;
  funders: readonly Named[];
  partners: readonly Named[];
  staff: readonly StaffMember[];
}

export const NO_PROGRAM: ProgramDraft = { ownCategory: null, funders: [], partners: [], staff: [] };

const ids = (all: readonly { id: string }[]): string[] => all.map(({ id }) => id);

export const programInput = ({ ownCategory, funders, partners, staff }: ProgramDraft) => ({ ownCategory, funderIds: ids(funders), partnerIds: ids(partners), staffIds: ids(staff) });

/** Of an activity on record, without what the cache keeps beside it. */
export function programOf(activity: { ownCategory: { code: string } | null; funders: readonly Named[]; partners: readonly Named[]; staff: readonly StaffMember[] }): ProgramDraft {
  const named = (all: readonly Named[]) => all.map(({ id, name }) => ({ id, name }));
  return { ownCategory: activity.ownCategory?.code ?? null, funders: named(activity.funders), partners: named(activity.partners), staff: activity.staff.map(({ id, firstName, lastName }) => ({ id, firstName, lastName })) };
}

const isNamed = (value: unknown): value is Named => typeof (value as Named | null)?.id === 'string';

/** Of a draft of an earlier visit; what cannot be read is left out. */
export function readProgram(kept: unknown): ProgramDraft {
  const { ownCategory, funders, partners, staff } = (kept ?? {}) as Partial<Record<keyof ProgramDraft, unknown>>;
  const listed = <T,>(value: unknown) => (Array.isArray(value) ? (value.filter(isNamed) as T[]) : []);
  return { ownCategory: typeof ownCategory === 'string' ? ownCategory : null, funders: listed(funders), partners: listed(partners), staff: listed(staff) };
}
