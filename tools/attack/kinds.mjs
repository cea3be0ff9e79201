// Which record each id of the API names, by the table that it is a row of. An id that nothing here knows fails the walk by name.

/** Arguments and fields of inputs whose name says it. */
const BY_NAME = {
  person: ['personId', 'personIds', 'participantId', 'childId', 'winnerId', 'loserId', 'otherId', 'forceModeId', 'staffId', 'staffIds', 'staffPersonId', 'pickedUpBy', 'teacherPersonId', 'repeat'],
  activity: ['activityId'],
  session: ['sessionId', 'sessionIds', 'targetIds', 'targetId', 'currentSessionId'],
  organization: ['organizationId', 'organizationIds', 'siteId', 'siteIds', 'funderIds', 'partnerIds', 'add', 'remove', 'after', 'before', 'orgGuid'],
  stored_file: ['fileId', 'fileIds', 'file'],
  role: ['roleId', 'a', 'b'],
  room: ['roomId'],
  roster: ['rosterId'],
  term: ['termId', 'inactiveTermIds'],
  reporting_year: ['yearId'],
  app_user: ['userId', 'assignedTo'],
  access: ['accessId'],
  tenant: ['tenantId'],
  saved_view: ['viewId'],
  stay: ['stayId'],
  meeting: ['meetingId', 'attendeesOf'],
  household: ['fromId'],
  offline_device: ['deviceId'],
  participant_goal: ['goalId'],
  relationship: ['restrictedIds'],
};

/** Root fields whose `id` (or `ids`, or whose inputs' `id`) is one of a table. */
const BY_FIELD = {
  person: ['boardMember', 'contact', 'participant', 'staffMember', 'teacher', 'teacherChoices', 'personMergedInto', 'form', 'saveForm', 'saveFormDraft', 'discardFormDraft', 'removePerson', 'endPersonStay', 'recordChanged', 'bulkPreview', 'startBulk'],
  activity: ['activity', 'removeActivity', 'saveActivityProgram', 'setActivityEnabled'],
  session: ['activitySession', 'endSession', 'removeSession', 'saveSession'],
  organization: ['organization', 'editOrganization', 'moveOrganization', 'renameOrganization', 'setOrganizationEnabled'],
  stored_file: ['file', 'removeFile', 'shareFile'],
  role: ['role', 'exportRole', 'cloneRole', 'removeRole', 'resetRole', 'saveRole'],
  room: ['removeRoom', 'saveRoom'],
  roster: ['savedRoster', 'removeRoster', 'saveRoster'],
  term: ['reportingTerm', 'reportingTermObstacles', 'removeReportingTerm', 'saveReportingTerm'],
  reporting_year: ['reportingYear', 'reportingYearObstacles', 'removeReportingYear', 'saveReportingYear'],
  app_user: ['user', 'explainableUser', 'disableUser', 'disableUsers', 'enableUser', 'resendInvitation', 'resendInvitations', 'saveUser'],
  access: ['removeAccess', 'saveAccess', 'setAccessEnabled'],
  saved_view: ['removeView', 'saveView'],
  stay: ['stayOutlook', 'changeStay', 'moveStay', 'removeStay', 'restoreStay'],
  meeting: ['meeting', 'removeMeeting', 'saveMeeting'],
  meeting_attendee: ['saveMeetingAttendees'],
  household: ['household', 'addHouseholdMember', 'applyHouseholdAddress', 'editHousehold', 'mergeHouseholds', 'removeHousehold', 'removeHouseholdMember', 'setHouseholdPrimary', 'splitHousehold'],
  bulk_run: ['bulkRun', 'cancelBulk', 'undoBulk'],
  privacy_request: ['personRequest', 'savePrivacyRequest'],
  person_erasure: ['cancelErasure'],
  person_export: ['cancelPersonExport'],
  person_hold: ['liftLegalHold'],
  person_merge: ['undoMerge'],
  service: ['service', 'removeService', 'saveService'],
  site_event: ['siteEvent', 'editSiteEvents', 'removeSiteEvents', 'saveSiteEvent'],
  enrollment: ['changePlaces', 'removePlaces'],
  teacher_link: ['decideTeacherLink', 'removeTeacherLink', 'restoreTeacherLink', 'saveTeacherLink'],
  duplicate_pair: ['dismissDuplicate', 'reopenDuplicate'],
  relationship: ['editRelationship', 'removeRelationship'],
  offline_device: ['forgetOfflineDevice'],
  kiosk: ['newKioskCode', 'revokeKiosk'],
  adult_attendance: ['removeAdult', 'saveAdults'],
  employment: ['removeEmployment', 'saveEmployment'],
  passkey: ['removePasskey', 'renamePasskey'],
  api_token: ['revokeApiToken'],
  calendar_feed: ['revokeCalendarFeed'],
  sign_in_session: ['revokeOwnSession'],
  oauth_provider: ['saveOauthProvider', 'setOauthProviderEnabled', 'testOauthProvider'],
  disclosure: ['strikeDisclosure'],
  grade_roll_over: ['undoGradeRollOver'],
  tag: ['saveTag'],
  notification: ['markNotificationsRead'],
};
for (const part of ['Communication', 'Document', 'Employment', 'Goal', 'GoalProgress', 'Note', 'Referral']) {
  BY_FIELD[`participant_${part.replace(/(?<=.)[A-Z]/g, (sign) => `_${sign}`).toLowerCase()}`] = ['remove', 'restore', 'save'].map((verb) => `${verb}Participant${part}`);
}

/** Where a name means something else in one place. */
const ELSEWHERE = {
  'setPersonPhoto.before': 'stored_file',
  'revokeUserSessions.sessionIds': 'sign_in_session',
  'saveReportingTerm.yearId': 'reporting_year',
  'createOrganization.parentId': 'organization',
  'moveOrganization.parentId': 'organization',
  'form.parentId': 'person',
  'saveForm.parentId': 'person',
  'restoreStay.instead': 'stay',
  'restoreStay.movedFrom': 'stay',
};
/** Ids that name no record of a tenant: cursors, names of levels, the State's and the census' numbers, rows within a form's answer, an id that the caller makes up. */
export const NO_RECORD = new Set(['level', 'rowId', 'ncesId', 'stateId', 'clientId', 'customFieldId', 'fieldId', 'templateId', 'optionIds']);

const invert = (map) => new Map(Object.entries(map).flatMap(([kind, names]) => names.map((name) => [name, kind])));
const [byName, byField] = [invert(BY_NAME), invert(BY_FIELD)];

/** @returns the table, or undefined where nobody has said */
export function kindOf(field, name) {
  return ELSEWHERE[`${field}.${name}`] ?? (name === 'id' || name === 'ids' ? byField.get(field) : byName.get(name));
}

/** What the product seals with keys that the filler does not have: one's own could not be opened. */
export const SEALED = new Set(['person_merge']);
