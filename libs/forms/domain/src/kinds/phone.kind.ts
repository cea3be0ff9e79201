import parsePhoneNumber, { type CountryCode, isSupportedCountry } from 'libphonenumber-js/min';
import { refused, taken } from './kind-helpers';
import { lineKind } from './line';

const LONGEST_EXTENSION = 10;

function read(text: string, country: string): ReturnType<typeof parsePhoneNumber> {
  const defaultCountry: CountryCode | undefined = isSupportedCountry(country) ? country : undefined;
  return parsePhoneNumber(text, { defaultCountry, extract: false });
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
  format(value, { country }) {
    const number = read(value, country);
    if (!number) return value;
    return number.country === country || (country === 'US' && number.countryCallingCode === '1') ? number.formatNational() : number.formatInternational();
  },
});
