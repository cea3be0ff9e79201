import { type ComponentType, lazy, Suspense } from 'react';

export interface ProgramRulesProps {
  onClose: () => void;
}

let Rules: ComponentType<ProgramRulesProps> | null = null;

/** The port by which the section of attendance shows its rules among the settings of the program; the application calls it while it is put together. */
export function provideAttendanceRules(load: () => Promise<{ default: ComponentType<ProgramRulesProps> }>): void {
  Rules = lazy(load);
}

export const hasAttendanceRules = (): boolean => Rules !== null;

export function AttendanceRules(props: ProgramRulesProps) {
  return Rules && <Suspense><Rules {...props} /></Suspense>;
}
