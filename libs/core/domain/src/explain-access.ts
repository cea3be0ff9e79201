/** Why somebody may or may not do something: the chain of what decides, each link with its verdict (docs/permissions.md). */
import { featuresOfRow, MAINTENANCE_PATH, routeAccess } from './route-access';
import { isFeatureKey, splitFeature, tabsOf, type FeatureKey } from './feature-key';
import { maintenanceRule } from './maintenance-section';
import { scopeAllows, SCOPE_LEVELS, type OrganizationLevel, type ScopeLetter } from './organization-level';
import { ENTRY_VERBS, PermissionSet, type PermissionValue, type Verb } from './permission';
import { matchRoute } from './route-match';

/** An access as the explanation needs it; dates are `yyyy-MM-dd`, the last day counts. */
export interface ExplainedAccess {
  readonly tenantEnabled: boolean;
  readonly userEnabled: boolean;
  readonly enabled: boolean;
  readonly startsOn: string | null;
  readonly endsOn: string | null;
  readonly today: string;
  /** Level of the acting organization. */
  readonly level: OrganizationLevel;
  readonly permissions: PermissionSet;
  /** The level of the access's own organization where the tenant asks for a passkey at sign-in, else null. */
  readonly passkeyAt?: OrganizationLevel | null;
  /** Whether what is asked about is confirmed by a fresh passkey just before it is done. */
  readonly confirmed?: boolean;
}

export type ExplainQuestion =
  | { readonly feature: FeatureKey; readonly verb: Verb; readonly tab?: string | null }
  | { readonly path: string };

/** `passkey` and `confirm` let through and say what is asked for on the way. */
export const EXPLAIN_STEPS = ['tenant', 'user', 'access', 'starts', 'ends', 'passkey', 'page', 'scope', 'maintenance', 'feature', 'tab', 'verb', 'section', 'confirm'] as const;
export type ExplainStepKind = (typeof EXPLAIN_STEPS)[number];

export interface ExplainStep {
  readonly kind: ExplainStepKind;
  readonly passed: boolean;
  /** The place of the entry that decides, such as `people.participants/NOTES`. */
  readonly entry?: string;
  /** What the role holds there; null is a missing entry, which denies. */
  readonly value?: PermissionValue | null;
  readonly verb?: Verb;
  readonly letter?: ScopeLetter;
  /** Levels that would do. */
  readonly levels?: readonly OrganizationLevel[];
  readonly date?: string;
  /** `not-found`, `public`, `signed-in` or `guest`, where the page has no feature. */
  readonly page?: 'not-found' | 'public' | 'signed-in' | 'guest' | 'feature' | 'section';
}

export interface Explanation {
  readonly allowed: boolean;
  /** In order; the first that does not pass is the reason. */
  readonly steps: readonly ExplainStep[];
}

function inForce(access: ExplainedAccess): ExplainStep[] {
  const { startsOn, endsOn, today } = access;
  return [
    { kind: 'tenant', passed: access.tenantEnabled },
    { kind: 'user', passed: access.userEnabled },
    { kind: 'access', passed: access.enabled },
    ...(startsOn === null ? [] : [{ kind: 'starts' as const, passed: startsOn <= today, date: startsOn }]),
    ...(endsOn === null ? [] : [{ kind: 'ends' as const, passed: endsOn >= today, date: endsOn }]),
    // A condition, not a wall: whoever has no passkey yet makes the first one at sign-in.
    ...(access.passkeyAt ? [{ kind: 'passkey' as const, passed: true, levels: [access.passkeyAt] }] : []),
  ];
}

/** What the role holds at one place; a deny among several entries wins, as in `PermissionSet`. */
function valueAt(permissions: PermissionSet, feature: FeatureKey, tab: string | null): PermissionValue | null {
  const { section, subSection } = splitFeature(feature);
  const values = permissions.entries.filter((entry) => entry.section === section && entry.subSection === subSection && entry.tab === tab).map(({ value }) => value);
  return values.find((value) => value === 'deny') ?? values.find((value) => value === 'allow-edit') ?? values.at(-1) ?? null;
}

const reaches = (verb: Verb, value: PermissionValue | null) => value === 'allow-edit' || (verb === 'view' && value === 'allow-view');

function place(permissions: PermissionSet, feature: FeatureKey, tab: string | null, verb: Verb, kind: ExplainStepKind): ExplainStep {
  const value = valueAt(permissions, feature, tab);
  const passed = tab !== null && (ENTRY_VERBS as readonly string[]).includes(tab) ? value === `allow-${tab}` : reaches(verb, value);
  return { kind, passed, entry: tab === null ? feature : `${feature}/${tab}`, value, verb };
}

function ofFeature(permissions: PermissionSet, feature: FeatureKey, verb: Verb, tab: string | null): ExplainStep[] {
  const ownEntry = (ENTRY_VERBS as readonly Verb[]).includes(verb);
  const steps: ExplainStep[] = ownEntry ? [place(permissions, feature, verb, verb, 'verb')] : [place(permissions, feature, null, tab === null ? verb : 'view', 'feature')];
  if (tab === null) return steps;
  // Deleting and importing within a tab change it, exporting only reads it.
  const onTab: Verb = ownEntry ? (verb === 'export' ? 'view' : 'edit') : verb;
  if (ownEntry) steps.push(place(permissions, feature, null, 'view', 'feature'));
  return [...steps, place(permissions, feature, tab, onTab, 'tab')];
}

function ofPath(path: string, access: ExplainedAccess): ExplainStep[] {
  const match = matchRoute(path);
  if (!match) return [{ kind: 'page', passed: false, page: 'not-found' }];
  const { route, params } = match;
  // Sign-in is for those who are not signed in.
  if (route.public) return [{ kind: 'page', passed: false, page: 'public' }];
  if (route.signedIn || route.guest) return [{ kind: 'page', passed: true, page: route.guest ? 'guest' : 'signed-in' }];
  const { permissions, level } = access;
  const steps: ExplainStep[] = [{ kind: 'page', passed: true, page: route.sectionIndex ? 'section' : 'feature' }];
  if (route.sectionIndex) {
    const passed = ['allowed', 'planned'].includes(routeAccess({ pathname: path, signedIn: true, permissions, level }));
    return [...steps, { kind: 'section', passed }];
  }
  if (route.scope) steps.push({ kind: 'scope', passed: scopeAllows(route.scope, level), letter: route.scope, levels: SCOPE_LEVELS[route.scope] });
  if (params['section'] !== undefined && route.path.startsWith(MAINTENANCE_PATH)) {
    const rule = maintenanceRule(params['section']);
    if (!rule) return [...steps, { kind: 'maintenance', passed: false, levels: [] }];
    return [...steps, { kind: 'maintenance', passed: rule.levels.includes(level), levels: rule.levels }, place(permissions, rule.feature, null, route.verb, 'feature')];
  }
  const features = featuresOfRow(route).map((feature) => place(permissions, feature, null, route.verb, 'feature'));
  // Any one of several features will do: the first that allows, else all of them in turn.
  const allowing = features.find(({ passed }) => passed);
  return [...steps, ...(allowing ? [allowing] : features)];
}

/** The whole chain, also behind the first link that fails, so that one reading shows all that would have to change. */
export function explainAccess(access: ExplainedAccess, question: ExplainQuestion): Explanation {
  const own = 'path' in question ? ofPath(question.path, access) : ofFeature(access.permissions, question.feature, question.verb, question.tab ?? null);
  const steps = [...inForce(access), ...own, ...(access.confirmed ? [{ kind: 'confirm' as const, passed: true }] : [])];
  return { allowed: steps.every(({ passed }) => passed), steps };
}

/** Whether the question names things that exist; null when it does. */
export function questionProblem(feature: string, tab: string | null): 'feature' | 'tab' | null {
  if (!isFeatureKey(feature)) return 'feature';
  return tab === null || tabsOf(feature).includes(tab) ? null : 'tab';
}
