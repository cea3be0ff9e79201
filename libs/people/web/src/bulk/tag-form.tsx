import type { BulkFormProps } from './bulk-forms';
import { TagChoice } from './tag-choice';

export default function TagForm(props: BulkFormProps) {
  return <TagChoice {...props} giving />;
}
