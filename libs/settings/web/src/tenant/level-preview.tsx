import type { LevelName } from '@afterbell/core/domain';
import { levelWords, Section } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { useTenantTexts } from './tenant-texts';

const Samples = chakra('dl', { base: { display: 'grid', gap: '3', bg: 'bg.subtle', borderRadius: 'md', p: '4', '& dt': { color: 'fg.muted', fontSize: 'xs' }, '& dd': { m: '0', overflowWrap: 'anywhere' } } });

/** The names where screens will say them. */
export function LevelPreview({ names }: { names: LevelName }) {
  const t = useTenantTexts();
  const { singular, plural, inText, pluralInText } = levelWords(names);
  const samples = [
    [t('levels.inMenu'), plural],
    [t('levels.beside'), t('levels.besideExample', { name: singular })],
    [t('levels.filter'), t('levels.filterExample', { name: singular })],
    [t('levels.sentence'), t('levels.sentenceExample', { one: inText, several: pluralInText })],
  ];
  return (
    <Section title={t('levels.preview')}>
      <chakra.p css={{ color: 'fg.muted', mt: '-2', mb: '3' }}>{t('levels.previewHint')}</chakra.p>
      <Samples>
        {samples.map(([where, words]) => (
          <div key={where}>
            <dt>{where}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </Samples>
    </Section>
  );
}
