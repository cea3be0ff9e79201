/** Loaded with the first tab that is opened. */
export const loadStaffTraining = () => import('./staff-training');
