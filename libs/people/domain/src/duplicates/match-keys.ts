/** What two records that may be one have in common, as keys that a database joins on: nobody is compared with everybody. */
import { foldText } from '@afterbell/core/domain';
import { surnameParts } from '../relatives';
import { plainId } from './likeness';
import { soundOf } from './name-sound';
import type { PairPerson } from './score-pair';

/** The keys of one record. Two records with none in common are not looked at: what `scorePair` finds likely shares one, but for names that only look alike beside nothing else. */
export function matchKeys(person: PairPerson): string[] {
  const { firstName, lastName, preferredName, birthDate, email, phones, address, households, guardians } = person;
  const [given = ''] = foldText(firstName).split(/[\s-]+/u);
  const firsts = soundsOf([given, firstName, preferredName ?? '']);
  const lasts = soundsOf(lastName === '' ? [] : surnameParts(foldText(lastName)));
  const names = lasts.length ? firsts.flatMap((first) => lasts.map((last) => [first, last].sort().join('.'))) : firsts;
  const day = birthDate === null ? [] : [birthKey(birthDate)];
  const ids = [person.stateId, person.localId, person.employeeId].flatMap((id) => (id === null || plainId(id) === '' ? [] : [plainId(id)]));
  const withFirst = [
    ...day.map((key) => `b:${key}`),
    ...(email === null ? [] : [`e:${email.toLowerCase()}`]),
    ...phones.map((phone) => `p:${phone}`),
    ...(address === null ? [] : [`a:${address}`]),
    ...households.map((id) => `h:${id}`),
    ...guardians.map((id) => `g:${id}`),
    ...ids.map((id) => `s:${[...id].sort().join('')}`),
  ];
  return [
    ...new Set([
      ...names.map((name) => `n:${name}`),
      ...ids.map((id) => `i:${id}`),
      ...withFirst.flatMap((key) => firsts.map((first) => `${key}:${first}`)),
      ...day.flatMap((key) => lasts.map((last) => `b:${key}:${last}`)),
    ]),
  ];
}

const soundsOf = (words: readonly string[]) => [...new Set(words.map(soundOf).filter((sound) => sound !== ''))];

/** The same whichever of month and day stands first. */
function birthKey(date: string): string {
  const [year = '', ...parts] = date.split('-');
  return `${year}.${parts.sort().join('.')}`;
}
