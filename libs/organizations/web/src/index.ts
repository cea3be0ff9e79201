export { organizationsPages } from './organizations.routes';
