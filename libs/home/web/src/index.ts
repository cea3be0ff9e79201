export { homePages } from './home.routes';
