import { Foundation1763700000000 } from './1763700000000-foundation';
import { People1763700000001 } from './1763700000001-people';
import { ActivitiesAndParticipation1763700000002 } from './1763700000002-activities-and-participation';
import { Notifications1763800000000 } from './1763800000000-notifications';
import { Organizations1763800000002 } from './1763800000002-organizations';

/** Every migration in the order in which it runs. */
export const migrations = [Foundation1763700000000, People1763700000001, ActivitiesAndParticipation1763700000002, Notifications1763800000000, Organizations1763800000002];
