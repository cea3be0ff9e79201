import { activitiesPages, provideSessionPlaces } from '@afterbell/activities/web';
import { builderPages } from '@afterbell/forms/web';
import { homePages } from '@afterbell/home/web';
import { organizationsPages } from '@afterbell/organizations/web';
import { loadAttendanceRules, loadSessionPlaces, participationBulkForms, participationPages, participationTabs, loadStaffTraining } from '@afterbell/participation/web';
import { peoplePages, provideBulkForms, provideParticipantTabs, provideStaffTraining } from '@afterbell/people/web';
import { provideAttendanceRules, settingsPages } from '@afterbell/settings/web';
import { signInPages } from '@afterbell/sign-in/web';
import { sectionIndexPages, type PageMap } from '@afterbell/core/web';

/** Every page of the product by its path in the route table. A section adds itself here and nowhere else. */
export const PAGES: PageMap = { ...homePages, ...signInPages, ...organizationsPages, ...peoplePages, ...activitiesPages, ...participationPages, ...settingsPages, ...builderPages, ...sectionIndexPages };

// What sections above people bring into a participant's record.
provideParticipantTabs(participationTabs);
provideBulkForms(participationBulkForms);
provideSessionPlaces(loadSessionPlaces);
provideAttendanceRules(loadAttendanceRules);
provideStaffTraining(loadStaffTraining);
