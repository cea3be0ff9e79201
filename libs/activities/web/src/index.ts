export { activitiesPages } from './activities.routes';
export { newSchedule, type ScheduleDraft, scheduleInput, draftProblems } from './sessions/schedule-draft';
export { SchedulePatternEditor, type SchedulePatternEditorProps, type ScheduleProblem } from './sessions/schedule-pattern-editor';
export { useScheduleWords } from './sessions/use-schedule-words';
