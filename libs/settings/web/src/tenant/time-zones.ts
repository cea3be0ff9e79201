import type { SelectGroup } from '@afterbell/core/web';

/** Zones of the United States and its territories as people there know them, from east to west. */
const UNITED_STATES: readonly (readonly [zone: string, name: string])[] = [
  ['America/New_York', 'Eastern'],
  ['America/Detroit', 'Eastern, Michigan'],
  ['America/Indiana/Indianapolis', 'Eastern, Indiana'],
  ['America/Chicago', 'Central'],
  ['America/Denver', 'Mountain'],
  ['America/Phoenix', 'Mountain, Arizona'],
  ['America/Los_Angeles', 'Pacific'],
  ['America/Anchorage', 'Alaska'],
  ['Pacific/Honolulu', 'Hawaii'],
  ['America/Puerto_Rico', 'Puerto Rico, Virgin Islands'],
  ['Pacific/Guam', 'Guam, Northern Marianas'],
  ['Pacific/Pago_Pago', 'American Samoa'],
];

/** Browsers list some places by names that they no longer have. */
const RENAMED: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

/** Names without a place (EST5EDT, Etc/GMT+5) and those of other regions (US/Eastern) are aliases. */
const PLACE = /^(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)\//;

/** Names of zones that have become one with another, which is offered (Montreal keeps Toronto's time). */
const GONE: ReadonlySet<string> = new Set(
  `Africa/Timbuktu America/Argentina/ComodRivadavia America/Atka America/Ensenada America/Fort_Wayne America/Knox_IN America/Montreal
   America/Nipigon America/Pangnirtung America/Porto_Acre America/Rainy_River America/Rosario America/Santa_Isabel America/Shiprock
   America/Thunder_Bay America/Virgin America/Yellowknife Antarctica/South_Pole Asia/Ashkhabad Asia/Choibalsan Asia/Chongqing Asia/Chungking
   Asia/Dacca Asia/Harbin Asia/Istanbul Asia/Kashgar Asia/Macao Asia/Tel_Aviv Asia/Thimbu Asia/Ujung_Pandang Asia/Ulan_Bator Atlantic/Jan_Mayen
   Australia/ACT Australia/Canberra Australia/Currie Australia/LHI Australia/NSW Australia/North Australia/Queensland Australia/South
   Australia/Tasmania Australia/Victoria Australia/West Australia/Yancowinna Europe/Belfast Europe/Nicosia Europe/Tiraspol Europe/Uzhgorod
   Europe/Zaporozhye Pacific/Johnston Pacific/Samoa Pacific/Yap`.split(/\s+/),
);

/** The zones that this browser knows, by the name that each has now. */
function currentZones(): string[] {
  return Intl.supportedValuesOf('timeZone').filter((zone) => PLACE.test(zone) && !GONE.has(zone)).map((zone) => RENAMED[zone] ?? zone);
}

/** What can be chosen; the one in use is among them even when this browser does not know it. */
export function timeZoneGroups(current: string, words: { here: string; elsewhere: string }): SelectGroup[] {
  const here = UNITED_STATES.map(([value, name]) => ({ value, label: `${name} (${value})` }));
  const known = new Set(here.map(({ value }) => value));
  const others = new Set([...currentZones(), current].filter((zone) => zone !== '' && !known.has(zone)));
  return [
    { label: words.here, options: here },
    { label: words.elsewhere, options: [...others].sort().map((value) => ({ value, label: value.replaceAll('_', ' ') })) },
  ];
}
