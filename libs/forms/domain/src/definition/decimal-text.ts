const DECIMAL = /^-?\d{1,30}(\.\d{1,30})?$/;

/** A number as limits and conditions write it. */
export function isDecimalText(given: unknown): given is string {
  return typeof given === 'string' && DECIMAL.test(given);
}
