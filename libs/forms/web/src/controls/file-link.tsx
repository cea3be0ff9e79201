import { isFileType, type FieldDefinition } from '@afterbell/forms/domain';
import { FileControl } from '../files/file-control';

export default function FileLink({ field, fileId }: { field: FieldDefinition; fileId: string }) {
  if (!isFileType(field.type)) return null;
  const { type, limits, maxWidth, maxHeight } = field;
  return <FileControl readOnly field={{ type, limits, maxWidth, maxHeight }} value={fileId} onChange={() => undefined} />;
}
