import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { defineTexts } from '../i18n/i18n';
import type { ChangedBy } from '../live/use-changed-by';
import { Button } from './button';
import { Dialog } from './dialog';
import { FieldGroup } from './field';
import { RadioList } from './inputs';

const { useTexts } = defineTexts('conflict', {
  title: 'Somebody else changed this too',
  titleYou: 'You changed this in another window too',
  body_one: 'While you were editing, one of the fields you changed was saved with another answer. Choose which one stays.',
  body_other: 'While you were editing, {{count}} of the fields you changed were saved with other answers. Choose which ones stay.',
  mine: 'Yours',
  theirs: 'Saved meanwhile',
  theirsBy: 'Saved meanwhile by {{name}}',
  save: 'Save my choices',
  back: 'Back to the form',
});

/** A field that two people have answered, both answers in words. */
export interface Collision {
  id: string;
  label: string;
  mine: string;
  theirs: string;
}

export interface ConflictDialogProps {
  collisions: readonly Collision[];
  /** Who saved meanwhile, where it is known. */
  by: ChangedBy | null;
  /** Saves, with the answers of others for these fields. */
  onChoose: (theirs: ReadonlySet<string>) => void;
  onClose: () => void;
}

const List = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '5', mt: '4' } });

/** Both answers side by side, a choice for each field. Nothing is chosen beforehand: neither may be lost by habit. */
export function ConflictDialog({ collisions, by, onChoose, onClose }: ConflictDialogProps) {
  const t = useTexts();
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const complete = collisions.every(({ id }) => chosen[id]);
  return (
    <Dialog
      open
      onClose={onClose}
      role="alertdialog"
      title={t(by?.isYou ? 'titleYou' : 'title')}
      description={t('body', { count: collisions.length })}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('back')}
          </Button>
          <Button variant="solid" disabled={!complete} onClick={() => onChoose(new Set(collisions.filter(({ id }) => chosen[id] === 'theirs').map(({ id }) => id)))}>
            {t('save')}
          </Button>
        </>
      }
    >
      <List>
        {collisions.map(({ id, label, mine, theirs }) => (
          <FieldGroup key={id} legend={label}>
            <RadioList
              name={`conflict-${id}`}
              value={chosen[id] ?? null}
              options={[
                { value: 'mine', label: mine, hint: t('mine') },
                { value: 'theirs', label: theirs, hint: by ? t('theirsBy', { name: by.words }) : t('theirs') },
              ]}
              onChange={(value) => setChosen((before) => ({ ...before, [id]: value }))}
            />
          </FieldGroup>
        ))}
      </List>
    </Dialog>
  );
}
