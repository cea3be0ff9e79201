export { PasskeyList } from './passkey-section';
export { signInPages } from './sign-in.routes';
