export { PasskeyList } from './passkey-section';
export { signInPages } from './sign-in.routes';
export { CODE_LENGTH, codeDigits, codeShown } from './sign-in-code';
