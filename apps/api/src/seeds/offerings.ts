import type { ActivityCategory, ActivityType, Weekday } from '@afterbell/activities/domain';
import { type Grade, GRADES } from '@afterbell/people/domain';
import type { DemoTerm } from './calendar';

/** A run of an offering: who comes, when and where. */
export interface Group {
  name: string;
  grades?: readonly [from: Grade, to: Grade];
  weekdays: readonly Weekday[];
  startTime: string;
  endTime: string;
  location: string;
  places: number;
}

/** An activity as sites offer it; its groups run in each of its terms. */
export interface Offering {
  name: string;
  category: ActivityCategory;
  type: ActivityType;
  terms: readonly DemoTerm['kind'][];
  groups: readonly Group[];
}

const SCHOOL_YEAR: readonly DemoTerm['kind'][] = ['fall', 'spring'];
const SUMMER: readonly DemoTerm['kind'][] = ['summer'];
const MON_TO_THU: readonly Weekday[] = [1, 2, 3, 4];
const MON_WED: readonly Weekday[] = [1, 3];
const TUE_THU: readonly Weekday[] = [2, 4];
const FRI: readonly Weekday[] = [5];
const SATURDAY: readonly Weekday[] = [6];

type Club = Pick<Offering, 'name' | 'category'> & { location: string; places?: number; grades?: readonly [Grade, Grade] };

/** Clubs meet after homework time: a child may belong to one on each pair of days. */
function club(weekdays: readonly Weekday[], { name, category, location, places = 24, grades }: Club): Offering {
  return { name, category, type: 'scheduled', terms: SCHOOL_YEAR, groups: [{ name: 'All groups', grades, weekdays, startTime: '16:20', endTime: '17:20', location, places }] };
}

/** A club with a second group on Saturday mornings, so that weekends are not empty. */
function withSaturday(name: string, offering: Offering): Offering {
  const groups = offering.groups.flatMap((group): Group[] => [
    { ...group, name: 'Weekday group' },
    { ...group, name, weekdays: SATURDAY, startTime: '10:00', endTime: '12:00', places: 16 },
  ]);
  return { ...offering, groups };
}

function homework(name: string, category: ActivityCategory, groups: readonly Pick<Group, 'name' | 'grades' | 'location' | 'places'>[]): Offering {
  const time = { weekdays: MON_TO_THU, startTime: '15:15', endTime: '16:15' };
  return { name, category, type: 'scheduled', terms: SCHOOL_YEAR, groups: groups.map((group) => ({ ...group, ...time })) };
}

function camp(name: string, category: ActivityCategory, location: string, places: number): Offering {
  return { name, category, type: 'scheduled', terms: SUMMER, groups: [{ name: 'Morning group', weekdays: MON_TO_THU, startTime: '09:00', endTime: '12:30', location, places }] };
}

function dropIn(name: string, category: ActivityCategory, location: string, weekdays: readonly Weekday[] = FRI): Offering {
  return { name, category, type: 'drop_in', terms: SCHOOL_YEAR, groups: [{ name: 'Open to all', weekdays, startTime: '15:30', endTime: '17:00', location, places: 22 }] };
}

/** Evenings without a schedule: each date is added when it is planned. */
function evening(name: string, category: ActivityCategory, location: string): Offering {
  return { name, category, type: 'unscheduled', terms: SCHOOL_YEAR, groups: [{ name: 'Evenings', weekdays: [], startTime: '17:45', endTime: '19:15', location, places: 16 }] };
}

const K_TO_2 = { name: 'Grades K–2', grades: ['K', '2'] as const, location: 'Room 104', places: 26 };
const GRADES_3_TO_5 = { name: 'Grades 3–5', grades: ['3', '5'] as const, location: 'Room 118', places: 28 };
const GRADES_6_TO_8 = { name: 'Grades 6–8', grades: ['6', '8'] as const, location: 'Library', places: 26 };

const homeworkHelp = homework('Homework Help', 'academic_enrichment', [K_TO_2, GRADES_3_TO_5]);
const homeworkHelpK8 = homework('Homework Help', 'academic_enrichment', [K_TO_2, GRADES_3_TO_5, GRADES_6_TO_8]);
const homeworkClub = homework('Homework Club', 'academic_enrichment', [
  { name: 'Grade 6', grades: ['6', '6'], location: 'Room 12', places: 28 },
  { name: 'Grades 7–8', grades: ['7', '8'], location: 'Library', places: 30 },
]);
const studyHall = homework('Study Hall and Credit Recovery', 'well_rounded_education', [
  { name: 'Grades 9–10', grades: ['9', '10'], location: 'Room 210', places: 26 },
  { name: 'Grades 11–12', grades: ['11', '12'], location: 'Room 212', places: 24 },
]);

const robotics = club(TUE_THU, { name: 'Robotics Club', category: 'stem', location: 'Science lab', grades: ['3', '8'] });
const coding = club(TUE_THU, { name: 'Code & Create', category: 'technology_education', location: 'Computer lab' });
const folklorico = withSaturday('Saturday rehearsal', club(MON_WED, { name: 'Folklórico', category: 'cultural_programs', location: 'Stage' }));
const garden = club(MON_WED, { name: 'Garden & Cooking', category: 'healthy_lifestyle', location: 'Kitchen and garden', places: 20 });
const chess = club(MON_WED, { name: 'Chess & Strategy', category: 'academic_enrichment', location: 'Room 12' });
const newcomers = club(TUE_THU, { name: 'Newcomers’ English Circle', category: 'english_learners', location: 'Room 7', places: 18 });
const drumline = withSaturday('Saturday rehearsal', club(TUE_THU, { name: 'Drumline', category: 'cultural_programs', location: 'Band room' }));
const careers = club(TUE_THU, { name: 'Career Explorers', category: 'career_readiness', location: 'Room 201' });
const circle = club(MON_WED, { name: 'Peer Leaders', category: 'drug_and_violence_prevention', location: 'Counseling suite', places: 18 });
const ecology = withSaturday('Saturday on the river', club(TUE_THU, { name: 'River Watch', category: 'stem', location: 'Science lab', grades: ['3', '12'] }));
const readers = club(TUE_THU, { name: 'Reading Buddies', category: 'literacy_education', location: 'Library' });
const adaptive = club(MON_WED, { name: 'Adaptive Art Studio', category: 'disability_services', location: 'Art room', places: 14 });
const fourH = club(MON_WED, { name: '4-H Prairie Club', category: 'well_rounded_education', location: 'Barn classroom' });

const openGym = dropIn('Open Gym', 'healthy_lifestyle', 'Gymnasium');
const library = dropIn('Library After Hours', 'expanded_library_hours', 'Library');
const makerspace = dropIn('Open Makerspace', 'stem', 'Makerspace');

const familyLiteracy = evening('Family Literacy Night', 'parenting_and_family_literacy', 'Cafeteria');
const mathNight = evening('Family Math Night', 'parenting_and_family_literacy', 'Cafeteria');

const explorers = camp('Summer Explorers Camp', 'well_rounded_education', 'Room 104 and playground', 30);
const reading = camp('Summer Reading Camp', 'literacy_education', 'Library', 26);
const bridge = camp('Summer Bridge to High School', 'academic_enrichment', 'Room 210', 24);

/** What each site of Northlake offers besides the After-School Core. */
export const NORTHLAKE_OFFERINGS: Readonly<Record<string, readonly Offering[]>> = {
  'Cedar Bend Community Center': [homeworkHelpK8, robotics, folklorico, garden, openGym, familyLiteracy, explorers],
  'Lighthouse Elementary School': [homeworkHelp, readers, chess, openGym, explorers],
  'Mariner Middle School': [homeworkClub, robotics, circle, openGym, reading],
  'Frederick Douglass Elementary School': [homeworkHelp, newcomers, garden, library, explorers],
  'Harbor High School': [studyHall, careers, circle, makerspace, bridge],
  'Dolores Huerta Academy': [homeworkHelpK8, folklorico, newcomers, openGym, familyLiteracy, reading],
  'Millrace Elementary School': [homeworkHelp, ecology, adaptive, openGym, explorers],
  'Ironbridge Middle School': [homeworkClub, coding, chess, makerspace],
  'Three Rivers Family Center': [homeworkHelpK8, drumline, adaptive, library, mathNight],
  'Red Barn Elementary School': [homeworkHelp, fourH, openGym, reading],
  'Wheatland Consolidated School': [homeworkHelp, fourH, ecology, openGym],
  'Blue Mound High School': [studyHall, careers, openGym, bridge],
};

const hula = club(TUE_THU, { name: 'Hālau Hula', category: 'cultural_programs', location: 'Lānai' });
const reef = club(MON_WED, { name: 'Reef Keepers', category: 'stem', location: 'Boat house', places: 18 });

export const RIVERMARK_OFFERINGS: Readonly<Record<string, readonly Offering[]>> = {
  'Hana Bay Community Center': [homeworkHelp, hula, openGym],
  'Kahiko Elementary School': [homeworkHelp, reef],
};

export function gradeWithin(grade: Grade, span: readonly [from: Grade, to: Grade] | undefined): boolean {
  if (!span) return true;
  const place = GRADES.indexOf(grade);
  return place >= GRADES.indexOf(span[0]) && place <= GRADES.indexOf(span[1]);
}
