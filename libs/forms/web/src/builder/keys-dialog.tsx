import { Dialog } from '@afterbell/core/web';
import { chakra } from '@chakra-ui/react';
import { useBuilderTexts } from './builder-texts';

const KEYS = [
  ['undo', 'Ctrl Z'],
  ['redo', 'Ctrl Y'],
  ['save', 'Ctrl S'],
  ['next', '↑ ↓'],
  ['open', 'Enter'],
  ['move', 'Alt ↑ ↓'],
  ['width', 'Alt ← →'],
  ['duplicate', 'Ctrl D'],
  ['remove', 'Delete'],
] as const;

const List = chakra('dl', { base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', rowGap: '2', columnGap: '6', fontSize: 'sm', '& dd': { m: '0' }, '& kbd': { px: '1.5', py: '0.5', border: 'hairline', borderRadius: 'sm', fontFamily: 'mono', fontSize: 'xs' } } });

export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useBuilderTexts();
  return (
    <Dialog open onClose={onClose} size="sm" title={t('keys.title')}>
      <List>
        {KEYS.map(([action, keys]) => (
          <Entry key={action} words={t(`keys.${action}`)} keys={keys} />
        ))}
      </List>
    </Dialog>
  );
}

function Entry({ words, keys }: { words: string; keys: string }) {
  return (
    <>
      <dt>{words}</dt>
      <dd>
        {keys.split(' ').map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
      </dd>
    </>
  );
}
