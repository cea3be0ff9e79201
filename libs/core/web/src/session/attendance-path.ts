/** What can be done without a network. */
export const ATTENDANCE_PATH = '/participation/activity';
