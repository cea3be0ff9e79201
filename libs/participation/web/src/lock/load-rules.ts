/** The rules of attendance, where the settings of the program show them. */
export const loadAttendanceRules = async () => ({ default: (await import('./attendance-rules-dialog')).AttendanceRulesDialog });
