import type { StandardRoleKey } from '@afterbell/core/domain';
import type { Weather } from './attendance-plan';
import type { ChosenChild } from './children';
import { AFRICA_AND_MIDDLE_EAST } from './names/africa-and-middle-east';
import { AMERICAS } from './names/americas';
import { ASIA } from './names/asia';
import { EUROPE } from './names/europe';
import type { NameSource } from './names/name-source';
import { PACIFIC } from './names/pacific';
import { CEDAR_BEND_CHILDREN, CORE_CHILDREN, HANA_BAY_CHILDREN } from './chosen-children';
import { NORTHLAKE_OFFERINGS, type Offering, RIVERMARK_OFFERINGS } from './offerings';
import { CEDAR_BEND, HANA_BAY, NORTHLAKE, type Place, RIVERMARK } from './places';

/** An access that an account has; `at` is the name of an organization, null the tenant's top. */
export interface DemoAccess {
  email: string;
  name: string;
  at: string | null;
  role: StandardRoleKey;
}

export interface DemoTenant {
  code: string;
  name: string;
  timeZone: string;
  places: readonly Place[];
  offerings: Readonly<Record<string, readonly Offering[]>>;
  sources: readonly NameSource[];
  /** How ids of its children begin. */
  idPrefix: number;
  /** The site of site@ and taker@. Its After-School Core meets every day. */
  home: string;
  core: number;
  chosen: readonly ChosenChild[];
  weather: Weather;
  accesses: readonly DemoAccess[];
}

const MANY = { email: 'many@northlake.example', name: 'Morgan Okafor-Reyes' };

export const DEMO_TENANTS: readonly DemoTenant[] = [
  {
    code: 'northlake',
    name: 'Northlake Department of Education',
    timeZone: 'America/New_York',
    places: NORTHLAKE,
    offerings: NORTHLAKE_OFFERINGS,
    sources: [...AMERICAS, ...ASIA, ...AFRICA_AND_MIDDLE_EAST, ...EUROPE],
    idPrefix: 41,
    home: CEDAR_BEND,
    core: CORE_CHILDREN.length,
    chosen: [...CORE_CHILDREN, ...CEDAR_BEND_CHILDREN],
    weather: 'northern',
    accesses: [
      { email: 'top@northlake.example', name: 'Patricia Lindqvist', at: null, role: 'tenant_administrator' },
      { email: 'institution@northlake.example', name: 'Marcus Whitfield', at: 'Harbor Point Community Schools', role: 'institution_administrator' },
      { email: 'sitegroup@northlake.example', name: 'Thuy Pham', at: 'Lakeshore Sites', role: 'site_group_coordinator' },
      { email: 'site@northlake.example', name: 'Rosa Delgado', at: CEDAR_BEND, role: 'site_coordinator' },
      { email: 'taker@northlake.example', name: 'Jamal Carter', at: CEDAR_BEND, role: 'attendance_taker' },
      { email: 'viewer@northlake.example', name: 'Ingrid Halvorson', at: CEDAR_BEND, role: 'viewer' },
      { ...MANY, at: 'Three Rivers Youth Alliance', role: 'institution_administrator' },
      { ...MANY, at: 'Red Barn Elementary School', role: 'site_coordinator' },
      { ...MANY, at: null, role: 'viewer' },
    ],
  },
  {
    code: 'rivermark',
    name: 'Rivermark Youth Network',
    timeZone: 'Pacific/Honolulu',
    places: RIVERMARK,
    offerings: RIVERMARK_OFFERINGS,
    sources: PACIFIC,
    idPrefix: 77,
    home: HANA_BAY,
    core: 12,
    chosen: HANA_BAY_CHILDREN,
    weather: 'island',
    accesses: [
      { email: 'top@rivermark.example', name: 'Leilani Kahananui', at: null, role: 'tenant_administrator' },
      { email: 'institution@rivermark.example', name: 'Kenji Nakamura', at: 'Rivermark Learning Centers', role: 'institution_administrator' },
      { email: 'sitegroup@rivermark.example', name: 'Malia Souza', at: 'Windward Sites', role: 'site_group_coordinator' },
      { email: 'site@rivermark.example', name: 'Tavita Fonoti', at: HANA_BAY, role: 'site_coordinator' },
      { email: 'taker@rivermark.example', name: 'Joy Agbayani', at: HANA_BAY, role: 'attendance_taker' },
      { email: 'viewer@rivermark.example', name: 'Micah Medeiros', at: HANA_BAY, role: 'viewer' },
      { ...MANY, at: 'Windward Sites', role: 'site_group_coordinator' },
      { ...MANY, at: HANA_BAY, role: 'attendance_taker' },
    ],
  },
];
