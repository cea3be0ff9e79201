import parsePhoneNumber, { type CountryCode, isSupportedCountry } from 'libphonenumber-js/min';
import { refused, taken } from './kind-helpers';
import { lineKind } from './line';

const LONGEST_EXTENSION = 10;

function read(text: string, country: string): ReturnType<typeof parsePhoneNumber> {
  const defaultCountry: CountryCode | undefined = isSupportedCountry(country) ? country : undefined;
  return parsePhoneNumber(text, { defaultCountry, extract: false });
}

/** Reading a number again costs more than the rest of the field it stands in, and forms and lists show the same ones again and again. */
const shown = new Map<string, string>();
const MOST_SHOWN = 2_000;

function shownAs(value: string, country: string): string {
  const key = `${country} ${value}`;
  const known = shown.get(key);
  if (known !== undefined) return known;
  const number = read(value, country);
  // What is none may be of any length, and is said as it is.
  if (!number) return value;
  const isNational = number.country === country || (country === 'US' && number.countryCallingCode === '1');
  const text = isNational ? number.formatNational() : number.formatInternational();
  if (shown.size >= MOST_SHOWN) shown.clear();
  shown.set(key, text);
  return text;
}

export const phone = lineKind('phone', {
  max: 100,
  read(text, { country }) {
    const number = read(text.trim(), country);
    if (!number?.isValid() || (number.ext?.length ?? 0) > LONGEST_EXTENSION) return refused('PHONE');
    // The numbering plan of North America has ten digits; the library also knows shorter ones of one island each.
    if (number.countryCallingCode === '1' && number.nationalNumber.length !== 10) return refused('PHONE');
    return taken(number.ext ? `${number.number};ext=${number.ext}` : number.number);
  },
  format: (value, { country }) => shownAs(value, country),
});
