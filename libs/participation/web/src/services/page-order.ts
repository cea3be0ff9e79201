export interface Problem {
  path: string | null;
  message: string;
}

/** Of a field of the tenant's own. */
export const isOwn = ({ path }: Problem): boolean => /^\d/.test(path ?? '');

/** From top to bottom. */
const ON_PAGE: readonly string[] = ['personIds', 'category', 'title', 'onDate', 'startTime', 'endTime', 'minutes', 'staffPersonId', 'providedBy', 'own', 'notes', 'visibility'];
const placeOf = (problem: Problem) => ON_PAGE.indexOf(isOwn(problem) ? 'own' : ((problem.path ?? '').split('.')[0] ?? ''));

/** What is wrong, in the order in which one comes to it; what belongs to no field stands first. */
export const inPageOrder = (problems: readonly Problem[]): Problem[] => [...problems].sort((a, b) => placeOf(a) - placeOf(b));
