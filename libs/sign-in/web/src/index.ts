export { signInPages } from './sign-in.routes';
