import { isFileType } from '@afterbell/forms/domain';
import { FileControl } from '../files/file-control';
import { asText, type ControlProps } from './control-props';
import { useSurroundings } from './surroundings';

/** Named by the question around it; what it uploads is kept by the record when the form is saved. */
export default function FormFileControl({ id, field, value, onChange }: ControlProps) {
  const { onBusy } = useSurroundings();
  if (!isFileType(field.type)) return null;
  const { type, limits, maxWidth, maxHeight } = field;
  return <FileControl field={{ type, limits, maxWidth, maxHeight }} value={asText(value) || null} onChange={onChange} onBusy={(busy) => onBusy(id, busy)} />;
}
