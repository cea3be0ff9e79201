import type { ActivityType } from '@afterbell/activities/domain';
import type { PlainDate } from '@afterbell/core/domain';
import { silent } from '@afterbell/core/web';
import { useEffect, useState } from 'react';
import { type SchedulePreviewQuery, type SchedulePreviewQueryVariables, type SessionConflictsQuery, type SessionConflictsQueryVariables, useSchedulePreviewQuery, useSessionConflictsQuery } from './__generated__/schedule';
import { contradictions, draftProblems, scheduleQuestion, type ScheduleDraft } from './schedule-draft';

export interface SchedulePlace {
  siteId: string;
  termId?: string | null;
  /** The session that is being changed. */
  sessionId?: string | null;
}

type Answer = SchedulePreviewQuery['schedulePreview'];

export interface SchedulePreview {
  /** The last answer stays while the next is on its way. */
  sessions: NonNullable<Answer['sessions']>;
  closures: NonNullable<Answer['closures']>;
  problems: Answer['problems'];
  state: 'incomplete' | 'wrong' | 'loading' | 'ready' | 'failed';
}

/** Long enough that typing a time asks once. */
const WAIT_MS = 300;

/** Which dates a schedule makes, worked out by the server while it is typed. */
export function useSchedulePreview(draft: ScheduleDraft, type: ActivityType, place: SchedulePlace): SchedulePreview {
  const complete = draft.patterns.length > 0 && draftProblems(draft, type).length === 0;
  const asked = useSettled(JSON.stringify(complete ? { ...scheduleQuestion(draft), ...placeOf(place) } : null));
  const input = JSON.parse(asked) as SchedulePreviewQueryVariables['input'];
  const { data, previousData, error } = useSchedulePreviewQuery({ variables: { input }, skip: asked === 'null', context: silent(), fetchPolicy: 'cache-and-network' });
  const answer = (data ?? previousData)?.schedulePreview;
  const state = !complete ? (contradictions(draft, type).length > 0 ? 'wrong' : 'incomplete') : error ? 'failed' : answer ? 'ready' : 'loading';
  return { sessions: answer?.sessions ?? [], closures: answer?.closures ?? [], problems: state === 'ready' ? (answer?.problems ?? []) : [], state };
}

export type SessionConflict = SessionConflictsQuery['sessionConflicts'][number];

/** Whom and what it would take twice. */
export function useSessionConflicts(draft: ScheduleDraft, type: ActivityType, place: SchedulePlace, takes: { roomId: string | null; staffIds: readonly string[]; from?: PlainDate | null }): readonly SessionConflict[] {
  const matters = draft.patterns.length > 0 && (takes.roomId !== null || takes.staffIds.length > 0) && draftProblems(draft, type).length === 0;
  const asked = useSettled(JSON.stringify(matters ? { ...scheduleQuestion(draft), ...placeOf(place), ...takes } : null));
  const input = JSON.parse(asked) as SessionConflictsQueryVariables['input'];
  const { data, previousData } = useSessionConflictsQuery({ variables: { input }, skip: asked === 'null', context: silent(), fetchPolicy: 'cache-and-network' });
  return asked === 'null' ? [] : ((data ?? previousData)?.sessionConflicts ?? []);
}

/** The value once it has not changed for a moment; the first at once. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), WAIT_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

const placeOf = ({ siteId, termId = null, sessionId = null }: SchedulePlace) => ({ siteId, termId, sessionId });
