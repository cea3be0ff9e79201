import { Foundation1763700000000 } from './1763700000000-foundation';
import { People1763700000001 } from './1763700000001-people';
import { ActivitiesAndParticipation1763700000002 } from './1763700000002-activities-and-participation';
import { Notifications1763800000000 } from './1763800000000-notifications';
import { WallsOnce1763800000001 } from './1763800000001-walls-once';
import { Organizations1763800000002 } from './1763800000002-organizations';
import { Periods1763800000003 } from './1763800000003-periods';
import { Users1763800000004 } from './1763800000004-users';
import { Roles1763800000005 } from './1763800000005-roles';
import { OauthAndPasskeys1763800000006 } from './1763800000006-oauth-and-passkeys';
import { PersonalAccess1763800000007 } from './1763800000007-personal-access';
import { AuditPartitions1763800000008 } from './1763800000008-audit-partitions';
import { NotificationsLive1763800000009 } from './1763800000009-notifications-live';
import { TenantNamesAndTokens1763800000010 } from './1763800000010-tenant-names-and-tokens';
import { Forms1763800000020 } from './1763800000020-forms';
import { StoredFiles1763800000030 } from './1763800000030-stored-files';
import { StandardRoleNames1763800000040 } from './1763800000040-standard-role-names';
import { SessionHandingOver1763800000041 } from './1763800000041-session-handing-over';
import { KindsOfPersons1763900000000 } from './1763900000000-kinds-of-persons';
import { KindsInLists1763900000010 } from './1763900000010-kinds-in-lists';
import { StaysAndTraits1763900000020 } from './1763900000020-stays-and-traits';
import { HouseholdsAndRelationships1763900000030 } from './1763900000030-households-and-relationships';
import { ParticipantRecord1763900000040 } from './1763900000040-participant-record';
import { Rosters1763900000070 } from './1763900000070-rosters';
import { FormUsage1763900000090 } from './1763900000090-form-usage';
import { SavedViews1764000000010 } from './1764000000010-saved-views';
import { TraitsByList1764000000011 } from './1764000000011-traits-by-list';
import { BulkRunsAndTags1764000000020 } from './1764000000020-bulk-runs-and-tags';
import { GlobalSearch1764000000030 } from './1764000000030-global-search';
import { RecordChanges1764000000031 } from './1764000000031-record-changes';
import { PersonMerges1764000000040 } from './1764000000040-person-merges';
import { DuplicatesAndSources1764000000050 } from './1764000000050-duplicates-and-sources';
import { Privacy1764000000060 } from './1764000000060-privacy';
import { Photos1764000000070 } from './1764000000070-photos';
import { FormUsageBound1764000000080 } from './1764000000080-form-usage-bound';
import { PhotosAndTagsMove1764000000090 } from './1764000000090-photos-and-tags-move';
import { PlacesEndWithStays1764100000010 } from './1764100000010-places-end-with-stays';
import { SessionWaiting1764100000011 } from './1764100000011-session-waiting';
import { GradesServed1764100000020 } from './1764100000020-grades-served';
import { NamesAsTyped1764100000030 } from './1764100000030-names-as-typed';
import { SessionSchedules1764100000040 } from './1764100000040-session-schedules';
import { SiteEvents1764100000050 } from './1764100000050-site-events';
import { CalendarFeeds1764100000051 } from './1764100000051-calendar-feeds';
import { AttendanceRules1764100000060 } from './1764100000060-attendance-rules';
import { Meetings1764100000070 } from './1764100000070-meetings';
import { AdultAttendance1764100000071 } from './1764100000071-adult-attendance';
import { Services1764100000072 } from './1764100000072-services';
import { ActivityInformation1764100000080 } from './1764100000080-activity-information';
import { AddressesAsShown1764100000130 } from './1764100000130-addresses-as-shown';
import { DocumentsGoWithFiles1764100000150 } from './1764100000150-documents-go-with-files';
import { OfflineDevices1764200000010 } from './1764200000010-offline-devices';
import { AttendanceLive1764200000020 } from './1764200000020-attendance-live';
import { Door1764200000030 } from './1764200000030-door';
import { ActivityPrograms1764200000040 } from './1764200000040-activity-programs';
import { SiteEventScopes1764200000041 } from './1764200000041-site-event-scopes';
import { ServiceForms1764200000042 } from './1764200000042-service-forms';
import { OnePlaceAtATime1764200000060 } from './1764200000060-one-place-at-a-time';
import { Messages1764300000000 } from './1764300000000-messages';
import { OrganizationZones1764300000010 } from './1764300000010-organization-zones';
import { AttendedHours1764300000020 } from './1764300000020-attended-hours';
import { AttendanceSettling1764300000021 } from './1764300000021-attendance-settling';
import { AttendanceDue1764300000022 } from './1764300000022-attendance-due';
import { JobRunners1764300000040 } from './1764300000040-job-runners';
import { LigaturesFolded1764300000050 } from './1764300000050-ligatures-folded';
import { AuditSeals1764400000030 } from './1764400000030-audit-seals';
import { FormerIdentifiers1764400000040 } from './1764400000040-former-identifiers';
import { GradesBegin1764500000010 } from './1764500000010-grades-begin';
import { DraftsGoBack1764500000020 } from './1764500000020-drafts-go-back';
import { RecountInOnePass1764500000030 } from './1764500000030-recount-in-one-pass';
import { DashboardSums1764600000010 } from './1764600000010-dashboard-sums';
import { DashboardDue1764600000011 } from './1764600000011-dashboard-due';
import { TreeChanges1764600000020 } from './1764600000020-tree-changes';
import { ListedValuesLighter1764700000010 } from './1764700000010-listed-values-lighter';
import { FiguresOfTheDay1764700000020 } from './1764700000020-figures-of-the-day';
import { MailHasItsEnd1764700000030 } from './1764700000030-mail-has-its-end';
import { JobsInLine1764700000040 } from './1764700000040-jobs-in-line';
import { SharedKeys1764700000050 } from './1764700000050-shared-keys';
import { ZoneOf1764700000060 } from './1764700000060-zone-of';
import { SaveHolds1764700000070 } from './1764700000070-save-holds';

/** Every migration in the order in which it runs. */
export const migrations = [
  Foundation1763700000000,
  People1763700000001,
  ActivitiesAndParticipation1763700000002,
  Notifications1763800000000,
  WallsOnce1763800000001,
  Organizations1763800000002,
  Periods1763800000003,
  Users1763800000004,
  Roles1763800000005,
  OauthAndPasskeys1763800000006,
  PersonalAccess1763800000007,
  AuditPartitions1763800000008,
  NotificationsLive1763800000009,
  TenantNamesAndTokens1763800000010,
  Forms1763800000020,
  StoredFiles1763800000030,
  StandardRoleNames1763800000040,
  SessionHandingOver1763800000041,
  KindsOfPersons1763900000000,
  KindsInLists1763900000010,
  StaysAndTraits1763900000020,
  HouseholdsAndRelationships1763900000030,
  ParticipantRecord1763900000040,
  Rosters1763900000070,
  FormUsage1763900000090,
  SavedViews1764000000010,
  TraitsByList1764000000011,
  BulkRunsAndTags1764000000020,
  GlobalSearch1764000000030,
  RecordChanges1764000000031,
  PersonMerges1764000000040,
  DuplicatesAndSources1764000000050,
  Privacy1764000000060,
  Photos1764000000070,
  FormUsageBound1764000000080,
  PhotosAndTagsMove1764000000090,
  PlacesEndWithStays1764100000010,
  SessionWaiting1764100000011,
  GradesServed1764100000020,
  NamesAsTyped1764100000030,
  SessionSchedules1764100000040,
  SiteEvents1764100000050,
  CalendarFeeds1764100000051,
  AttendanceRules1764100000060,
  Meetings1764100000070,
  AdultAttendance1764100000071,
  Services1764100000072,
  ActivityInformation1764100000080,
  AddressesAsShown1764100000130,
  DocumentsGoWithFiles1764100000150,
  OfflineDevices1764200000010,
  AttendanceLive1764200000020,
  Door1764200000030,
  ActivityPrograms1764200000040,
  SiteEventScopes1764200000041,
  ServiceForms1764200000042,
  OnePlaceAtATime1764200000060,
  Messages1764300000000,
  OrganizationZones1764300000010,
  AttendedHours1764300000020,
  AttendanceSettling1764300000021,
  AttendanceDue1764300000022,
  JobRunners1764300000040,
  LigaturesFolded1764300000050,
  AuditSeals1764400000030,
  FormerIdentifiers1764400000040,
  GradesBegin1764500000010,
  DraftsGoBack1764500000020,
  RecountInOnePass1764500000030,
  DashboardSums1764600000010,
  DashboardDue1764600000011,
  TreeChanges1764600000020,
  ListedValuesLighter1764700000010,
  FiguresOfTheDay1764700000020,
  MailHasItsEnd1764700000030,
  JobsInLine1764700000040,
  SharedKeys1764700000050,
  ZoneOf1764700000060,
  SaveHolds1764700000070,
];
