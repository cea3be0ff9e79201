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

/** What can be chosen; the one in use is among them even when this browser does not know it. */
export function timeZoneGroups(current: string, words: { here: string; elsewhere: string }): SelectGroup[] {
  const here = UNITED_STATES.map(([value, name]) => ({ value, label: `${name} (${value})` }));
  const known = new Set(here.map(({ value }) => value));
  const others = new Set([...Intl.supportedValuesOf('timeZone'), current].filter((zone) => zone !== '' && !known.has(zone)));
  return [
    { label: words.here, options: here },
    { label: words.elsewhere, options: [...others].sort().map((value) => ({ value, label: value.replaceAll('_', ' ') })) },
  ];
}
