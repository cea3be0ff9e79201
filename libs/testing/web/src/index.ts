export { visit, type Visit } from './visit';
