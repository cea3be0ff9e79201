export const ROSTERS = '/people/rosters';
export const rosterPath = (id: string) => `${ROSTERS}?id=${id}`;
