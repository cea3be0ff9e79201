/** Where an access and a user stand (docs/users.md). The server computes both in SQL; these are the words. */
export const ACCESS_STATES = ['active', 'future', 'ended', 'disabled'] as const;
export type AccessState = (typeof ACCESS_STATES)[number];

export const USER_STATUSES = ['active', 'invited', 'disabled', 'ended'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];
