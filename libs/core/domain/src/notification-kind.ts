/** What the bell tells about. The client has the words of each kind; `params` fill them in. */
export const NOTIFICATION_KINDS = [
  'access.granted',
  'access.changed',
  'access.disabled',
  'access.ended',
  'role.changed',
  'bulk.done',
  'export.done',
  'file.refused',
  'import.done',
  'lock.changed',
  'message.failed',
  'message.received',
  'message.sent',
  'person_export.done',
  'person_export.failed',
  'place.freed',
  'request.assigned',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** How long a notification stays in the list, in days. */
export const NOTIFICATION_DAYS = 90;
