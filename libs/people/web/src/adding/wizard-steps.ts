/** The steps of adding a participant, by the paths that every page knows: what they hold is loaded with them. */
export const STEPS = ['information', 'address', 'contacts', 'school-information', 'registration-information'] as const;
export type StepName = (typeof STEPS)[number];
export const ADD_PATH = '/people/participants/add';
export const pathOf = (step: StepName): string => (step === 'information' ? ADD_PATH : `${ADD_PATH}/${step}`);
