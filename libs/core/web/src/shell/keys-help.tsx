import { chakra } from '@chakra-ui/react';
import { useCoreTexts } from '../i18n/core-texts';
import { setSingleKeys, useSingleKeys } from '../keys/shortcuts';
import { Dialog } from '../ui/dialog';
import { Checkbox } from '../ui/inputs';

const Keys = chakra('dl', {
  base: { display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: '4', rowGap: '2', alignItems: 'baseline', mb: '5', '& dd': { m: '0' }, '& kbd': { fontFamily: 'inherit', fontSize: 'xs', fontWeight: 'semibold', border: 'hairline', borderRadius: 'sm', px: '1.5', py: '0.5', bg: 'bg.subtle' } },
});

/** What `?` lists. */
export default function KeysHelp({ onClose }: { onClose: () => void }) {
  const t = useCoreTexts();
  const single = useSingleKeys();
  const keys = [
    { key: 'Ctrl K', does: t('keys.goTo') },
    { key: '/', does: t('keys.search') },
    { key: '?', does: t('keys.help') },
    { key: 'Esc', does: t('keys.close') },
    { key: 'P · E · U', does: t('keys.mark') },
    { key: 'T', does: t('keys.times') },
    { key: 'J · K · N · M', does: t('keys.pairs') },
    { key: 'X', does: t('keys.select') },
  ];
  return (
    <Dialog open onClose={onClose} title={t('keys.title')} size="sm">
      <Keys>
        {keys.map(({ key, does }) => (
          <chakra.div key={key} css={{ display: 'contents' }}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </chakra.div>
        ))}
      </Keys>
      <Checkbox label={t('keys.single')} hint={t('keys.singleHint')} checked={single} onChange={(event) => setSingleKeys(event.target.checked)} />
    </Dialog>
  );
}
