import { Checkbox, COLOR_MODE_CHOICES, DENSITIES, Field, i18n, NativeSelect, SaveState, Section, SegmentedRadios, SegmentedScope, useColorMode, useDensity, useSession, useSessionContext, useSingleKeys, type SaveStatus } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { Hint } from './profile-parts';
import { useProfileTexts } from './profile-texts';

const LANGUAGES = ['en'] as const;
const Grid = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4', alignItems: 'flex-start', maxW: '26rem' } });

/** Each choice is in effect as it is made; the line beneath says whether it was kept. */
export function ProfileDisplay() {
  const t = useProfileTexts();
  const { preferences, timeZone } = useSession();
  const { savePreferences } = useSessionContext();
  const { choice } = useColorMode();
  const [rows] = useDensity();
  const single = useSingleKeys();
  const [status, setStatus] = useState<SaveStatus>({ kind: 'idle' });

  async function save(input: Parameters<typeof savePreferences>[0]) {
    setStatus({ kind: 'saving' });
    setStatus((await savePreferences(input)) ? { kind: 'saved', at: new Date() } : { kind: 'failed' });
  }
  return (
    <Section title={t('display.title')}>
      <Hint>{t('display.hint')}</Hint>
      <SegmentedScope>
        <Grid>
          <Field label={t('display.language')}>
            <NativeSelect value={preferences.language ?? i18n.language} options={LANGUAGES.map((value) => ({ value, label: t(`display.languages.${value}`) }))} onChange={({ target }) => void save({ language: target.value })} />
          </Field>
          <Question label={t('display.time')}>
            <SegmentedRadios legend={t('display.time')} name="time" value={preferences.timeDisplay ?? '12'} options={[{ value: '12', label: t('display.times.twelve') }, { value: '24', label: t('display.times.twentyFour') }]} onChange={(timeDisplay) => void save({ timeDisplay })} />
          </Question>
          <Question label={t('display.theme')}>
            <SegmentedRadios legend={t('display.theme')} name="theme" value={choice} options={COLOR_MODE_CHOICES.map((value) => ({ value, label: t(`display.themes.${value}`) }))} onChange={(theme) => void save({ theme })} />
          </Question>
          <Question label={t('display.density')}>
            <SegmentedRadios legend={t('display.density')} name="profile-density" value={rows} options={DENSITIES.map((value) => ({ value, label: t(`display.densities.${value}`) }))} onChange={(density) => void save({ density })} />
          </Question>
          <Checkbox label={t('display.keys')} hint={t('display.keysHint')} checked={single} onChange={({ target }) => void save({ singleKeys: target.checked })} />
          <SaveState status={status} timeZone={timeZone} />
        </Grid>
      </SegmentedScope>
    </Section>
  );
}

/** The words stand in the radios' own legend for who hears the page. */
function Question({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <chakra.p aria-hidden="true" css={{ fontWeight: 'semibold', fontSize: 'sm', mb: '1' }}>
        {label}
      </chakra.p>
      {children}
    </div>
  );
}
