/** The person's passkeys: sign-in brings the list (`PasskeyList` of @afterbell/sign-in/web). */
export function ProfilePasskeys() {
  return null;
}
