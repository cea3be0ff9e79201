export { activitiesPages } from './activities.routes';
