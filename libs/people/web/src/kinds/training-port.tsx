import { type ComponentType, lazy } from 'react';

type Load = () => Promise<{ default: ComponentType<{ personId: string }> }>;
let Training: ComponentType<{ personId: string }> | null = null;

/** The port by which the section that keeps trainings shows those of a staff member; the application calls it while it is put together. */
export function provideStaffTraining(load: Load): void {
  Training = lazy(load);
}

export const hasStaffTraining = (): boolean => Training !== null;

export function StaffTraining(props: { personId: string }) {
  return Training && <Training {...props} />;
}
