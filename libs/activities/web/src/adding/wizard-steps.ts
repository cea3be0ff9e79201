/** The steps of adding an activity, by the paths that every page knows: what they hold is loaded with them. */
export const STEPS = ['information', 'schedule', 'review-and-save'] as const;
export type StepName = (typeof STEPS)[number];
export const ADD_PATH = '/activities/add';
export const pathOf = (step: StepName): string => (step === 'information' ? ADD_PATH : `${ADD_PATH}/${step}`);

/** Adds an activity that begins with what another one says of itself. */
export const copyPath = (id: string): string => `${ADD_PATH}?${new URLSearchParams({ like: id })}`;
