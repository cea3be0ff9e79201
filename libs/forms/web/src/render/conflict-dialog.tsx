import { Button, Dialog, FieldGroup, RadioList } from '@afterbell/core/web';
import { isDisplayType, kindOf, type FieldDefinition, type FieldValue } from '@afterbell/forms/domain';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useFormsTexts } from '../forms-texts';
import type { FormStore } from './form-store';
import type { Conflict } from './use-save';

export interface ConflictDialogProps extends Conflict {
  store: FormStore;
  onClose: () => void;
}

const List = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '5', mt: '4' } });

/** Both answers side by side, a choice for each field. Nothing is chosen beforehand: neither may be lost by habit. */
export function ConflictDialog({ collisions, by, store, onChoose, onClose }: ConflictDialogProps) {
  const t = useFormsTexts();
  const [chosen, setChosen] = useState<Readonly<Record<number, string>>>({});
  const said = (field: FieldDefinition, value: FieldValue | null) => (value === null || isDisplayType(field.type) ? t('none') : kindOf(field.type).format(value, field, store.context));
  const complete = collisions.every(({ field }) => chosen[field.id]);
  return (
    <Dialog
      open
      onClose={onClose}
      role="alertdialog"
      title={t('conflict.title')}
      description={t('conflict.body', { count: collisions.length })}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('conflict.back')}
          </Button>
          <Button variant="solid" disabled={!complete} onClick={() => onChoose(new Set(collisions.filter(({ field }) => chosen[field.id] === 'theirs').map(({ field }) => field.id)))}>
            {t('conflict.save')}
          </Button>
        </>
      }
    >
      <List>
        {collisions.map(({ field, mine, theirs }) => (
          <FieldGroup key={field.id} legend={field.name}>
            <RadioList
              name={`conflict-${field.id}`}
              value={chosen[field.id] ?? null}
              options={[
                { value: 'mine', label: said(field, mine), hint: t('conflict.mine') },
                { value: 'theirs', label: said(field, theirs), hint: by ? t('conflict.theirsBy', { name: by }) : t('conflict.theirs') },
              ]}
              onChange={(value) => setChosen((before) => ({ ...before, [field.id]: value }))}
            />
          </FieldGroup>
        ))}
      </List>
    </Dialog>
  );
}
