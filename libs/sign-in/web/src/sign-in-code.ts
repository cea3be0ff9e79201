export const CODE_LENGTH = 8;
export const RESEND_AFTER_SECONDS = 60;

/** Only the digits: people paste codes with gaps, dashes and whole sentences around them. */
export function codeDigits(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, CODE_LENGTH);
}

/** 4 + 4, as it stands in the e-mail. */
export function codeShown(digits: string): string {
  return digits.length > 4 ? `${digits.slice(0, 4)} ${digits.slice(4)}` : digits;
}
