import { problemLine } from './problem-line';

/**
 * Every error the product knows: its code, its status, its title (a toast's title) and its lines (product rules §8,
 * docs/errors.md). `expected` marks outcomes that a GraphQL mutation answers as `problems`, not as a top-level error.
 *
 * Statuses follow what the client does with them: 400, 404 and 500 are shown, 403 is shown or leads to sign-in, and
 * 409, 429 and 503 are left to the caller, who alone knows what to offer.
 */
export interface ErrorParams {
  readonly [name: string]: unknown;
}

export interface FieldProblem {
  /** Where: a field's name or path, as the form knows it. */
  readonly path: string;
  readonly message: string;
  /** The whole of it as people read it away from the field, where its path says nothing to them. */
  readonly line?: string;
}

export interface ErrorSpec {
  readonly statusCode: number;
  /** `{name}` is replaced by the parameter of that name. */
  readonly title: string;
  /** One line per message; an empty text is no message at all. */
  readonly message: (params: ErrorParams) => string;
  readonly expected: boolean;
}

export function isFieldProblem(value: unknown): value is FieldProblem {
  if (typeof value !== 'object' || value === null) return false;
  const { path, message } = value as Partial<Record<'path' | 'message', unknown>>;
  return typeof path === 'string' && typeof message === 'string';
}

/** Field problems of a VALIDATION error's parameters, whatever else they hold. */
export function fieldProblems(params: ErrorParams): FieldProblem[] {
  return Array.isArray(params['problems']) ? params['problems'].filter(isFieldProblem) : [];
}

function text(params: ErrorParams, name: string, otherwise = ''): string {
  const value = params[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : otherwise;
}

function spec(statusCode: number, title: string, message: string | ((params: ErrorParams) => string), expected = false): ErrorSpec {
  return { statusCode, title, message: typeof message === 'string' ? () => message : message, expected };
}

const bad = (message: string | ((params: ErrorParams) => string), expected = true) => spec(400, 'Bad Request', message, expected);
const conflict = (message: string | ((params: ErrorParams) => string)) => spec(409, 'Conflict', message, true);

/** "Try again in 40 seconds.", "in 40 minutes.", or nothing when the wait is not known. */
function retryHint(params: ErrorParams): string {
  const seconds = text(params, 'retryAfterSeconds');
  if (seconds === '') return '';
  // Nobody counts to 3,600.
  return Number(seconds) > 120 ? ` Try again in ${Math.ceil(Number(seconds) / 60)} minutes.` : ` Try again in ${seconds} seconds.`;
}

/** After the last try whoever stands at the door is told what can be done meanwhile. */
function triesHint(params: ErrorParams): string {
  const left = text(params, 'left');
  if (left === '') return '';
  return left === '0' ? ` Try again in ${text(params, 'minutes')} minutes; meanwhile a staff member can check out on the roster.` : ` Tries left: ${left}.`;
}

export const ERROR_CATALOGUE = {
  // Access. Signed out carries no message: that is how a client tells it from a refusal.
  SIGNED_OUT: spec(403, 'Forbidden', ''),
  FORBIDDEN: spec(403, 'Forbidden', 'You do not have the proper permissions to perform this action.'),
  CROSS_SITE: spec(403, 'Forbidden', 'This request did not come from this application.'),
  VIEW_AS_READ_ONLY: spec(403, 'Forbidden', 'You are looking through another access, where nothing can be changed. Leave it first.'),
  VIEW_AS_BEYOND: bad('This access may do something that yours may not, so you cannot look through it.'),
  VIEW_AS_OWN: bad('This access is your own. Switch to it instead.'),
  DOCUMENT_UNKNOWN: spec(400, 'Bad Request', 'This page is of another version than the server: reload it. Documents of one’s own are for API tokens.'),
  SIGN_IN_CODE_WRONG: bad('The verification code is not right.'),
  SIGN_IN_CODE_EXPIRED: bad('The verification code has expired. Ask for a new one.'),
  SIGN_IN_NO_ACCESS: bad('There is no access for this e-mail address.'),
  SIGN_IN_STEP_EXPIRED: bad('Signing in took too long. Begin again.'),
  PASSKEY_REFUSED: bad((p) => text(p, 'message', 'The passkey was not accepted. Try again, or use another one.')),
  // 428 is the caller's: its client asks for the passkey and repeats the call.
  CONFIRM_REQUIRED: spec(428, 'Confirmation Required', (p) => text(p, 'message', 'Confirm with your passkey, then try again.')),
  PROVIDER_UNREACHABLE: bad((p) => text(p, 'message', 'The identity provider did not answer as expected.')),
  RATE_LIMITED: spec(429, 'Too Many Requests', (p) => `Too many attempts.${retryHint(p)}`),

  // Requests
  NOT_FOUND: spec(404, 'Not Found', (p) => `${text(p, 'what', 'The record')} was not found.`),
  VALIDATION: bad((p) => fieldProblems(p).map(problemLine).join('\n') || text(p, 'message', 'The request is not valid.')),
  FIELD_DUPLICATE: bad((p) => `The field "${text(p, 'name')}" already exists`),
  LIST_FIELD_UNKNOWN: bad((p) => `The list has no field "${text(p, 'field')}" to ${text(p, 'use', 'filter')} by.`, false),
  LIST_MODE_UNKNOWN: bad((p) => `The field "${text(p, 'field')}" cannot be filtered by "${text(p, 'mode')}".`, false),
  LIST_VALUE_INVALID: bad((p) => `"${text(p, 'value')}" is not a value of the field "${text(p, 'field')}".`, false),
  PAGE_TOO_LARGE: bad((p) => `At most ${text(p, 'max', '200')} rows can be asked for at once.`, false),
  PAYLOAD_TOO_LARGE: spec(413, 'Payload Too Large', (p) => text(p, 'message', 'What was sent is too large.')),
  UNSUPPORTED_MEDIA: spec(415, 'Unsupported Media Type', (p) => text(p, 'message', 'This type of file or content is not accepted.')),
  IDEMPOTENCY_MISMATCH: conflict('The same idempotency key was sent with different content.'),
  STALE_VERSION: conflict('Someone else changed this record. Look at what changed and save again.'),

  // Files (docs/files.md)
  FILE_INFECTED: bad((p) => `${text(p, 'name', 'The file')} was refused: the virus scanner found ${text(p, 'virus', 'a virus')} in it.`),
  FILE_PENDING: conflict('The file still waits for the virus scanner. Try again shortly.'),
  FILES_WAITING: bad('Too much has been uploaded and not saved yet. Save the forms it was meant for, or remove it, then upload more.'),
  STORAGE_UNAVAILABLE: spec(503, 'Service Unavailable', 'Files cannot be stored at the moment. Nothing was saved; try again shortly.'),
  STORAGE_UNREADABLE: spec(503, 'Service Unavailable', 'The file cannot be read at the moment. Try again shortly.'),
  STORAGE_FULL: spec(507, 'Insufficient Storage', 'There is no room left to store files. Nothing was saved; tell your administrator.'),

  // People
  DUPLICATE_PERSON: spec(400, 'Duplicate {kind}', (p) => text(p, 'message', 'This person is already on record.'), true),
  SIMILAR_PERSON: spec(400, 'Similar {kind}', (p) => text(p, 'message', 'Someone very much like this person is already on record.'), true),

  // Attendance. The first text is matched by clients: a 404 with it asks whether to add the date.
  DATE_NOT_SCHEDULED: spec(404, 'Not Found', 'Event date is not scheduled', true),
  DATE_CLOSED: bad((p) => `The site is closed on ${text(p, 'date', 'this date')}.`),
  MONTH_LOCKED: bad((p) => `Participation of ${text(p, 'month', 'this month')} is locked.`),
  MONTH_INCOMPLETE: bad((p) => `Attendance is missing on ${text(p, 'days')} session ${p['days'] === 1 ? 'date' : 'dates'} of the month${p['ahead'] ? `, and ${text(p, 'ahead')} ${p['ahead'] === 1 ? 'is' : 'are'} still to come` : ''}. Lock it all the same?`),
  ATTENDANCE_NOT_ENROLLED: bad((p) => `${text(p, 'name', 'The participant')} is not enrolled on this date.`),
  ATTENDANCE_TIME_INVALID: bad((p) => text(p, 'message', 'The end time must be after the start time, on the same day.')),
  ATTENDANCE_CONFLICT: conflict('Someone else marked this participant meanwhile.'),
  ATTENDANCE_LATE: bad((p) => `This day was more than ${text(p, 'days')} days ago: say why it is entered or changed now.`),
  ATTENDANCE_LONG: bad((p) => `${text(p, 'name', 'The participant')} would be there much longer than the session lasts.`),
  ATTENDANCE_OVERLAP: bad((p) => `${text(p, 'name', 'The participant')} is already present in another session at this time.`),
  // At the door
  DOOR_CODE_UNKNOWN: bad('Nobody of this site has this code.'),
  DOOR_NOT_TODAY: bad('Checking in and out is for today.'),
  DOOR_NOT_IN: bad((p) => `${text(p, 'name', 'The child')} is not checked in.`),
  DOOR_NOT_EXPECTED: bad((p) => `${text(p, 'name', 'The child')} has no place in a session today. Ask a staff member.`),
  DOOR_NOT_RELEASED: bad((p) => text(p, 'message', 'Whoever picks up is not on the child’s list: a staff member has to agree.')),
  DOOR_LINK_STALE: bad('This code is no longer good: the kiosk shows a new one every 30 seconds. Scan it again.'),
  KIOSK_CODE_WRONG: bad('This code is not right, was used already, or is older than 15 minutes. Ask for a new one.'),
  KIOSK_PIN_WRONG: bad((p) => `The PIN is not right.${triesHint(p)}`),
  // Neither signed out nor refused: the page of the kiosk begins anew.
  KIOSK_CLOSED: spec(410, 'Gone', 'This kiosk is no longer open on this device.', true),
  SESSION_FULL: bad((p) => {
    const left = Number(p['capacity']) - Number(p['taken']);
    if (!(left > 0)) return p['capacity'] === 1 ? `The one place of ${text(p, 'session', 'the session')} is taken.` : `All ${text(p, 'capacity')} places of ${text(p, 'session', 'the session')} are taken.`;
    return `${text(p, 'session', 'The session')} has ${left} of its ${text(p, 'capacity')} places left: ${text(p, 'over', '1')} too few.`;
  }),
  PLACE_MARKED: bad((p) => text(p, 'message', 'Attendance was taken on days that the place would no longer hold.')),
  SESSION_USED: bad((p) => `Attendance or an outcome was entered on ${text(p, 'count', 'some')} of its dates: the session stays. End it instead.`),
  ACTIVITY_USED: bad((p) => `Attendance or an outcome was entered in ${text(p, 'sessions', 'its sessions')}: the activity stays. Disable it instead.`),

  // Users and accesses (docs/users.md)
  ACCESS_OWN: bad('Nobody changes their own access. Ask another administrator.'),
  ACCESS_BEYOND_OWN: bad((p) => `Nobody gives or changes more than they have themselves${text(p, 'entries') === '' ? '.' : `: ${text(p, 'entries')}`}`),
  ACCESS_LAST_ADMINISTRATOR: bad('Nobody would be left who can edit users and roles for the whole tenant, without an end date. Give someone else such an access first.'),
  USER_WORKS_ELSEWHERE: bad('This person also works outside your part of the tree. Ask an administrator who sees both to change the name.'),
  // Roles (docs/permissions.md)
  ROLE_GRANTED: bad((p) => `This role is granted ${text(p, 'count', 'to someone')}${p['count'] === undefined ? '' : p['count'] === 1 ? ' time' : ' times'}. Give those accesses another role first.`),
  ROLE_LEVEL_GRANTED: bad((p) => `The role is granted at ${text(p, 'where', 'this level')}. Give those accesses another role before the level is taken away.`),
  ROLE_BEYOND_OWN: bad((p) => `Nobody changes a role to or from more than they have themselves${text(p, 'entries') === '' ? '' : `: ${text(p, 'entries')}`}.`),
  ROLE_LAST_ADMINISTRATOR: bad('Nobody would be left who can edit users and roles for the whole tenant. Give someone else such a role first.'),
  ROLE_OWN_UNCONFIRMED: bad('This is the role you hold yourself, and you would lose rights. Confirm that this is meant.'),
  ROLE_NEEDS_TOP: spec(403, 'Forbidden', (p) => `Roles belong to the whole tenant. Switch to ${text(p, 'level', 'the top')} to change them.`),

  // Forms (docs/forms.md)
  MAINTENANCE_LEVEL: spec(403, 'Forbidden', (p) => `This can be maintained by: ${text(p, 'levels')}. Switch to one of them first.`),

  // Navigation (product rules §8 writes the two "page not found" texts differently)
  PAGE_NOT_FOUND: spec(404, 'Page not found', (p) => `Page not found: ${text(p, 'path')}`),
  PAGE_REFUSED: spec(404, 'Page not found', (p) => `Page Not Found: ${text(p, 'path')}`),
  GUARD_UNKNOWN: spec(500, 'Internal Server Error', 'Unknown route middleware'),

  // Faults
  UNAVAILABLE: spec(503, 'Service Unavailable', 'The service is not available at the moment. Try again shortly.'),
  INTERNAL: spec(500, 'Internal Server Error', (p) => {
    const reference = text(p, 'referenceId');
    return reference === '' ? 'Something went wrong.' : `Something went wrong. Reference: ${reference}`;
  }),
} as const satisfies Record<string, ErrorSpec>;

export type ErrorCode = keyof typeof ERROR_CATALOGUE;
export const ERROR_CODES = Object.keys(ERROR_CATALOGUE) as readonly ErrorCode[];

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(ERROR_CATALOGUE, value);
}
