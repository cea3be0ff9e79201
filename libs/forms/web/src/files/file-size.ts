const UNITS = ['byte', 'kilobyte', 'megabyte'] as const;

/** `4.2 MB`, as the language writes it. */
export function fileSize(bytes: number, locale: string): string {
  let value = bytes;
  let unit = 0;
  while (value >= 1000 && unit < UNITS.length - 1) {
    value /= 1024;
    unit += 1;
  }
  return new Intl.NumberFormat(locale, { style: 'unit', unit: UNITS[unit], unitDisplay: unit === 0 ? 'long' : 'short', maximumFractionDigits: unit === 2 && value < 10 ? 1 : 0 }).format(value);
}
