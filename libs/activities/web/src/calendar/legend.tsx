import { chakra } from '@chakra-ui/react';
import { useCalendarTexts } from './calendar-texts';
import { NOTE_ICONS, STATE_ICONS, STATE_ORDER, STATE_TONES } from './meeting-look';

const Signs = chakra('ul', {
  base: { listStyle: 'none', p: '0', m: '0', mb: '3', display: 'flex', flexWrap: 'wrap', columnGap: '4', rowGap: '1', fontSize: 'xs', '& li': { display: 'inline-flex', alignItems: 'center', gap: '1', color: 'colorPalette.fg', '& svg': { boxSize: '4' } } },
});

/** What the signs mean, where they stand without their words. A closed day has its word on a wide screen. */
export function Legend({ closed = false }: { closed?: boolean }) {
  const t = useCalendarTexts();
  return (
    <Signs aria-label={t('legend')}>
      {STATE_ORDER.map((state) => (
        <chakra.li key={state} colorPalette={STATE_TONES[state]}>
          {STATE_ICONS[state]}
          {t(`state.${state}`)}
        </chakra.li>
      ))}
      {closed && (
        <chakra.li colorPalette="gray">
          {NOTE_ICONS.closed}
          {t('closedDay')}
        </chakra.li>
      )}
    </Signs>
  );
}
