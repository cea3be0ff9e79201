export { participationPages } from './participation.routes';
