import type { PersonKind } from './person-kind';

const PATHS: Readonly<Record<PersonKind, string>> = {
  participant: '/people/participants/edit',
  staff: '/people/staff/edit',
  teacher: '/people/teachers',
  board_member: '/people/board-members',
  contact: '/people/list',
};

/** The page of a person as one kind, without whom; null for what is no kind. */
export const personPage = (kind: string): string | null => (Object.hasOwn(PATHS, kind) ? PATHS[kind as PersonKind] : null);

export function personPath(kind: string, id: string): string | null {
  const page = personPage(kind);
  return page && `${page}?id=${id}`;
}
