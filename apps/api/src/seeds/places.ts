import type { OrganizationLevel } from '@afterbell/core/domain';
import type { Grade } from '@afterbell/people/domain';

/** A node of a demo tenant's tree; children stand under it. */
export interface Place {
  name: string;
  level: Exclude<OrganizationLevel, 'top'>;
  timeZone?: string;
  stateId?: string;
  ncesId?: string;
  /** Sites alone: who comes, and how many. */
  site?: { grades: readonly Grade[]; children: number };
  under?: readonly Place[];
}

const ELEMENTARY: readonly Grade[] = ['K', '1', '2', '3', '4', '5'];
const MIDDLE: readonly Grade[] = ['6', '7', '8'];
const HIGH: readonly Grade[] = ['9', '10', '11', '12'];
const K8: readonly Grade[] = [...ELEMENTARY, ...MIDDLE];

/** The sites at which the accounts site@ and taker@ stand. */
export const CEDAR_BEND = 'Cedar Bend Community Center';
export const HANA_BAY = 'Hana Bay Community Center';

function site(name: string, stateId: string, grades: readonly Grade[], children: number): Place {
  return { name, level: 'site', stateId, site: { grades, children } };
}

/** A district with its schools; 99 is the number of no real state. */
function district(name: string, number: number, schools: readonly string[]): Place {
  const lea = `99${String(number).padStart(5, '0')}`;
  return {
    name,
    level: 'lea',
    stateId: `D-${String(number).padStart(3, '0')}`,
    ncesId: lea,
    under: schools.map((school, index) => ({
      name: school,
      level: 'school',
      stateId: `S-${String(number).padStart(3, '0')}-${String(index + 1).padStart(2, '0')}`,
      ncesId: `${lea}${String(index + 1).padStart(5, '0')}`,
    })),
  };
}

/** A state agency: three grantees, two site groups, twelve sites, four districts with twenty schools. */
export const NORTHLAKE: readonly Place[] = [
  {
    name: 'Harbor Point Community Schools',
    level: 'institution',
    stateId: 'G-101',
    under: [
      {
        name: 'Lakeshore Sites',
        level: 'site_group',
        under: [
          site(CEDAR_BEND, 'C-1011', K8, 130),
          site('Lighthouse Elementary School', 'C-1012', ELEMENTARY, 115),
          site('Mariner Middle School', 'C-1013', MIDDLE, 105),
          site('Frederick Douglass Elementary School', 'C-1014', ELEMENTARY, 110),
        ],
      },
      site('Harbor High School', 'C-1015', HIGH, 80),
      district('Harbor City School District', 11, [
        'Cedar Bend Elementary School',
        'Lighthouse Elementary School',
        'Frederick Douglass Elementary School',
        'Mariner Middle School',
        'Harbor High School',
      ]),
      { name: 'Lakeshore Robotics Foundation', level: 'partner' },
    ],
  },
  {
    name: 'Three Rivers Youth Alliance',
    level: 'institution',
    stateId: 'G-102',
    under: [
      {
        name: 'Uptown Sites',
        level: 'site_group',
        under: [
          site('Dolores Huerta Academy', 'C-1021', K8, 125),
          site('Millrace Elementary School', 'C-1022', ELEMENTARY, 100),
          site('Ironbridge Middle School', 'C-1023', MIDDLE, 95),
        ],
      },
      site('Three Rivers Family Center', 'C-1024', [...K8, ...HIGH], 120),
      district('Three Rivers Unified School District', 12, [
        'Dolores Huerta Academy',
        'Millrace Elementary School',
        'Ironbridge Middle School',
        'Riverbend High School',
        'St. Brendan’s Island School',
      ]),
      { name: 'Three Rivers Public Library', level: 'partner' },
    ],
  },
  {
    name: 'Prairie Gate Education Cooperative',
    level: 'institution',
    stateId: 'G-103',
    timeZone: 'America/Chicago',
    under: [
      site('Red Barn Elementary School', 'C-1031', ELEMENTARY, 85),
      site('Wheatland Consolidated School', 'C-1032', ['PK', ...K8], 75),
      site('Blue Mound High School', 'C-1033', HIGH, 60),
      district('Prairie Gate R-2 School District', 13, [
        'Red Barn Elementary School',
        'Sandhill Elementary School',
        'Prairie Gate Middle School',
        'Blue Mound High School',
        'Plum Creek Alternative School',
      ]),
    ],
  },
  district('Wheatland County Schools', 14, [
    'Wheatland Consolidated School',
    'Ada Lovelace STEM School',
    'Juniper Elementary School',
    'Wheatland Junior High School',
    'Wheatland Senior High School',
  ]),
  { name: 'Northlake Out-of-School Time Fund', level: 'funder' },
];

/** A small island network. */
export const RIVERMARK: readonly Place[] = [
  {
    name: 'Rivermark Learning Centers',
    level: 'institution',
    stateId: 'G-1',
    under: [
      {
        name: 'Windward Sites',
        level: 'site_group',
        under: [site(HANA_BAY, 'C-11', K8, 42), site('Kahiko Elementary School', 'C-12', ELEMENTARY, 30)],
      },
      district('Rivermark Complex Area', 21, ['Kahiko Elementary School', 'Hana Bay Intermediate School']),
    ],
  },
];

export interface SitePlace {
  name: string;
  grades: readonly Grade[];
  children: number;
  /** What it stands under, the nearest first; without the top. */
  above: readonly string[];
}

/** Every site of a tree. */
export function sitesOf(places: readonly Place[], above: readonly string[] = []): SitePlace[] {
  return places.flatMap(({ name, site: found, under = [] }) => [...(found ? [{ name, ...found, above }] : []), ...sitesOf(under, [name, ...above])]);
}
