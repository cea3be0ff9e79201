export { peoplePages } from './people.routes';
