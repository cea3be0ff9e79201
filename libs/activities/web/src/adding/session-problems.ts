import { type ActivityType, NAME_LENGTH } from '@afterbell/activities/domain';
import { draftProblems } from '../sessions/schedule-draft';
import type { ScheduleProblem } from '../sessions/schedule-pattern-editor';
import type { Told } from './activity-wizard';
import { type AddingTexts, sayOfField } from './session-field';
import type { NewSession } from './wizard-state';

/** What is wrong with the sessions as far as it can be told without the server. */
export function scheduleTold(sessions: readonly NewSession[], type: ActivityType): Told[] {
  return sessions.flatMap((session, place) => {
    const name = session.name.trim();
    const said = [
      ...(name === '' ? [{ path: 'name', message: 'is required' }] : name.length > NAME_LENGTH ? [{ path: 'name', message: `has more than ${NAME_LENGTH} characters` }] : []),
      ...draftProblems(session.schedule, type),
    ];
    return said.map(({ path, message }): Told => ({ step: 'schedule', field: `sessions.${place}.${path}`, message }));
  });
}

/** Of what was told, what is about one session, by its own paths. */
export function sessionProblems(told: readonly Told[], place: number): ScheduleProblem[] {
  const own = `sessions.${place}`;
  return told.flatMap(({ field, message }): ScheduleProblem[] => (field === own ? [{ path: null, message }] : field?.startsWith(`${own}.`) ? [{ path: field.slice(own.length + 1), message }] : []));
}

/** As the summary says it: which session, which of its fields. */
export function sayOfSession({ field = '', message }: Told, sessions: readonly NewSession[], t: AddingTexts): { key: string | null; message: string } {
  const [, place = '', ...path] = field.split('.');
  const session = sessions[Number(place)];
  const said = sayOfField(path, message, t);
  return { key: session?.key ?? null, message: sessions.length > 1 ? t('inSession', { session: session?.name.trim() || t('session', { number: Number(place) + 1 }), message: said }) : said };
}
