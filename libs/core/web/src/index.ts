// Theme
export { system } from './theme/system';
export { HUES, MODES, type Hue, type Mode } from './theme/palette';
export { applyColorMode, COLOR_MODE_CHOICES, followColorMode, setColorMode, useColorMode, type ColorModeChoice } from './theme/color-mode';
export { applyDensity, DENSITIES, useDensity, type Density } from './theme/density';
// Words
export { factLine } from './i18n/fact-line';
export { applyLanguage, defineTexts, formatCount, i18n, type TextFunction, type TextKey, type Texts } from './i18n/i18n';
export { coreText, useCoreTexts } from './i18n/core-texts';
export { useNavText } from './i18n/nav-texts';
export { inSentence, levelWords, type LevelWords } from './i18n/level-words';
// UI kit
export { Avatar, initialsOf, type AvatarProps } from './ui/avatar';
export { Badge, StatusBadge, TONE_ICONS, type BadgeProps, type StatusBadgeProps } from './ui/badge';
export { Button, IconButton, LinkButton, type ButtonProps, type ButtonVariant, type IconButtonProps, type LinkButtonProps } from './ui/button';
export { type FileRowCount, FileRowCounts, FileRowsPager } from './list/file-rows';
export { showAnswer } from './ui/answer-in-sight';
export { ConfirmDialog, Dialog, Sheet, useInDialog, type ConfirmDialogProps, type DialogProps, type SheetProps } from './ui/dialog';
export { CalendarPicker, type CalendarPickerProps } from './ui/calendar-picker';
export { Combobox, useCombobox, type ComboboxProps } from './ui/combobox';
export { ConflictDialog, type Collision, type ConflictDialogProps } from './ui/conflict-dialog';
export { DateBox, type DateBoxProps } from './ui/date-box';
export { halfKept, useHalfTyped } from './ui/half-typed';
export { EmptyState, type EmptyKind, type EmptyStateProps } from './ui/empty-state';
export { ErrorSummary, type ErrorSummaryProps, type SummaryError } from './ui/error-summary';
export { Field, FieldGroup, FieldProblem, useFieldControl, type FieldGroupProps, type FieldProps } from './ui/field';
export { EmailInput } from './ui/email-input';
export { Checkbox, DateInput, NativeSelect, RadioList, SearchInput, TextArea, TextInput, TimeInput, type CheckboxProps, type NativeSelectProps, type RadioListProps, type RadioOption, type SearchInputProps, type SelectGroup, type SelectOption, type TextAreaProps, type TextInputProps } from './ui/inputs';
export { LoadHint } from './ui/load-hint';
export { Menu, MoreMenu, type MenuAction, type MenuGroup, type MenuProps, type MoreMenuProps } from './ui/menu';
export { Notice, type NoticeProps, type NoticeSeverity } from './ui/notice';
export { notify, type Notification } from './ui/notify';
export { SaveState, type SaveStateProps, type SaveStatus } from './ui/save-state';
export { SEGMENTED_LOOK, SegmentedRadios, SegmentedScope, type SegmentedRadiosProps, type SegmentOption } from './ui/segmented';
export { Skeleton, SkeletonBar, useDelayed, type SkeletonProps } from './ui/skeleton';
export { MAIN_ID, SkipLink } from './ui/skip-link';
export { Spinner } from './ui/spinner';
export { Stepper, type Step, type StepperProps } from './ui/stepper';
export { tabOf, Tabs, type TabItem, type TabsProps } from './ui/tabs';
export { useTabInSight } from './ui/use-tab-in-sight';
export { VisuallyHidden } from './ui/visually-hidden';
export { afterPress } from './hooks/after-press';
export { beginAnew, focusFirstField } from './hooks/focus-first-field';
export { focusHome } from './hooks/focus-home';
export { useFocusAfter } from './hooks/focus-home';
export { focusKept } from './hooks/focus-kept';
// Organizations
export { OrganizationCombobox, type OrganizationChoice, type OrganizationComboboxProps } from './organizations/organization-combobox';
// Pages
export { PageHeader, type Crumb, type PageHeaderProps } from './pages/page-header';
export { BoardPage, FlowPage, KeyFacts, ListPage, RecordPage, Section, type BoardPageProps, type Fact, type FlowPageProps, type ListPageProps, type RecordPageProps, type SectionProps } from './pages/page-kinds';
export { usePageTitle } from './pages/page-title';
// Lists
export { formatTotal, type Column, type RowTotal } from './list/columns';
export { DataTable, type DataTableProps, type EmptyTexts } from './list/data-table';
export { FilterBuilder, type FilterBuilderProps } from './list/filter-builder';
export { listAnswer, type ListResult } from './list/list-answer';
export { customIdOf, customKey, listFieldsOf, listSortsOf, namesCustom, wireFilter, type ListField, type ListFieldOption, type ListParts } from './list/list-params';
export { ExportMenu, fileQuestion, saveListFile, type FileFormat } from './list/export-menu';
export { TableEdges, useWide } from './list/table-edges';
export { useColumnView, type ColumnView } from './list/column-view';
export { useListState, type ListState, type ListStateOptions, type ListVariables } from './list/use-list-state';
export type { RowSelection } from './list/table-rows';
// Live
export { type ChangedBy, useChangedBy } from './live/use-changed-by';
export { type OpenRecord, type RecordChange, useFreshRecord, useRecordChanges } from './live/use-record-changes';
export { useSubscriptionWhileSeen } from './live/use-subscription-while-seen';
// History
export { AuditChanges } from './history/audit-changes';
export { useActionWords, useSubjectWords } from './history/audit-words';
export { useHistoryTexts } from './history/history-texts';
export { RecordHistory, useHistoryTab, useMayReadHistory, type RecordHistoryProps } from './history/record-history';
// Notifications
export { NoticeList } from './notifications/notice-list';
export { useNotificationTexts } from './notifications/notification-texts';
export { useUnread } from './notifications/use-unread';
export { MarkNotificationsReadDocument, NotificationsDocument, UnreadNotificationsDocument, useMarkNotificationsReadMutation, useNotificationsQuery } from './notifications/__generated__/notifications';
// Calls
export { createClient, type ClientOptions } from './apollo/client';
export { held } from './apollo/held-link';
export { failuresOf, silent } from './apollo/links';
export { askConfirmation } from './apollo/confirm';
export { onSignedOut, reportFailure, setAuthenticated, type Failure, type Silence } from './apollo/failures';
export { failureOf } from './apollo/failures';
export { rest, type RestOptions, type RestResult } from './apollo/rest';
// Session and navigation
export { useOptionalSession, usePermissions, useSession, useSessionContext, type Permissions, type Session, type SessionContextValue, type SessionStatus } from './session/session-context';
export { SessionProvider, type SessionProviderProps } from './session/session-provider';
export { ViewAsButton, type ViewAsButtonProps } from './session/view-as-banner';
export { ErrorPage, NotFoundPage, type ErrorPageProps } from './session/error-page';
export { openExternal } from './session/external-links';
export { makePasskey, provePasskey, type PasskeyAnswer } from './session/passkey-browser';
export { rememberIntended, takeIntended } from './session/intended-location';
export { keepUnsentWork, UNSENT_PREFIX, unsentPlacesOf, type UnsentPlace, type UnsentWork } from './session/unsent-work';
export { rememberSignedIn, wasSignedIn } from './session/signed-in-before';
export { useEditing, useIsEditing } from './session/editing';
// Without a network
export { heardFetch, isReachable, onReach, UnreachableError, useProbe, useReachable } from './offline/connection';
export { serverNow } from './offline/server-clock';
export { isSecure, startServiceWorker } from './offline/service-worker';
export { provideOfflineWork } from './offline/offline-work';
export { OfflinePassword } from './offline/offline-password';
export { followOwnOpener } from './offline/own-opener';
export { SealedMap } from './offline/sealed-map';
export { entriesWaiting, isSupported as keepsOffline, lockDoor, onVault, openDoor, openedVault, useVault, vaultDecided, wipeDoor } from './offline/vault-door';
export { useWaitingHere, useWaitingWords } from './offline/waiting-here';
export type { Vault } from './offline/vault';
export { holdTyped, takeTyped } from './session/typed-here';
export { isAuthenticated } from './apollo/failures';
export { UnsavedGuard, type UnsavedGuardProps } from './session/unsaved-guard';
export { lazyPage, type PageLoader } from './session/chunk-reload';
// Shell
export { Brand, BrandMark } from './shell/brand';
export { useMenu } from './shell/use-menu';
export { SectionPages } from './shell/section-index.page';
export { Providers, type ProvidersProps } from './shell/providers';
export { createRouter, routesOf } from './shell/router';
export type { PageMap } from './shell/page-map';
// Files
export { saveCsv, saveFile } from './files/save-file';
export { useDownload } from './files/download-file';
// Small hooks
export { useDebounced } from './hooks/use-debounced';
export { useIsPhone, useMediaQuery } from './hooks/use-media-query';
export { useStored } from './hooks/use-stored';
export { setSingleKeys, useShortcut, useSingleKeys } from './keys/shortcuts';
export { sectionIndexPages } from './shell/core.routes';
// Organizations
export { OrganizationTreePicker, type OrganizationTreePickerProps } from './organizations/organization-tree-picker';
export { checkStates, countActive, foundAt, organizationTree, type OrganizationTree, type TreeOrganization } from './organizations/organization-tree';
// Documents that tests of other projects answer
export { SavedViewsDocument } from './list/views/__generated__/saved-views';
export { OrganizationChoicesDocument } from './organizations/__generated__/organization-combobox';
export { ActingOrganizationTreeDocument, FoundOrganizationsDocument, SwitchAccessDocument } from './session/__generated__/session';
export { scrollEdgesAside } from './theme/scroll-edges';
export { frozen } from './theme/frozen';
export { iconImage, iconInk, type IconStrokes } from './theme/icon-image';
