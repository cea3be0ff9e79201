import { Field, FieldGroup } from '@afterbell/core/web';
import { FileControl } from '@afterbell/forms/web';
import { MOST_DOCUMENTS } from '@afterbell/participation/domain';
import { useCallback, useEffect, useState, type ComponentProps } from 'react';
import { fieldId } from './meeting-fields';
import { useMeetingsTexts } from './meetings-texts';

const ANY_FILE = { type: 'file', limits: {}, maxWidth: null, maxHeight: null } as const;

/** Documents one beneath the other, and a place for the next one. */
export function DocumentsField({ value, error, onChange, onBusy }: { value: readonly string[]; error?: string; onChange: (value: readonly string[]) => void; onBusy: (slot: string, busy: boolean) => void }) {
  const words = useMeetingsTexts();
  // A new place for each upload: the one that was filled says what became of its file.
  const [places, setPlaces] = useState(0);
  return (
    <FieldGroup id={fieldId('fileIds')} legend={words('field.documents')} optional error={error}>
      {value.map((id, index) => (
        <Field key={id} label={`${words('field.documents')} ${index + 1}`} hideLabel>
          <Slot name={id} value={id} onChange={(next) => onChange(next === null ? value.filter((one) => one !== id) : value.map((one) => (one === id ? next : one)))} onBusy={onBusy} />
        </Field>
      ))}
      {value.length < MOST_DOCUMENTS && (
        <Field key={`next ${places}`} label={`${words('field.documents')} ${value.length + 1}`} hideLabel>
          <Slot
            name={`next ${places}`}
            value={null}
            onBusy={onBusy}
            onChange={(id) => {
              if (id === null) return;
              onChange([...value, id]);
              setPlaces(places + 1);
            }}
          />
        </Field>
      )}
    </FieldGroup>
  );
}

interface SlotProps extends Pick<ComponentProps<typeof FileControl>, 'value' | 'onChange'> {
  name: string;
  onBusy: (slot: string, busy: boolean) => void;
}

/** Tells which of them is sending: the control tells it whenever its listener is another one. */
function Slot({ name, onBusy, ...control }: SlotProps) {
  const tell = useCallback((busy: boolean) => onBusy(name, busy), [name, onBusy]);
  // A place that was filled gives way to its file before it can tell.
  useEffect(() => () => onBusy(name, false), [name, onBusy]);
  return <FileControl field={ANY_FILE} {...control} onBusy={tell} />;
}
