import { moveUnlessSame } from '../parts/merge-rules';
import { MESSAGE_PARTS } from '../messages/message-parts';
import type { PersonPart } from '../parts/person-parts';

/** What somebody was given or had done together with many others. A run stays with the record that it was about: it may be undone there. */
export const BULK_PARTS: readonly PersonPart[] = [
  {
    table: 'person_tag', title: 'Tags', people: ['person_id'], key: ['person_id', 'tag_id'], tab: null,
    merge: moveUnlessSame({ same: (row) => String(row['tag_id']), says: 'Both had the same tag.' }),
    exported: '(select g.name from tag g where g.tenant_id = t.tenant_id and g.id = t.tag_id) as tag, t.added_at as "addedAt"',
    erase: 'delete',
  },
  ...MESSAGE_PARTS,
  { table: 'bulk_run_item', title: 'Changes of many at once', people: ['person_id'], key: ['run_id', 'person_id'], tab: null, merge: 'keep', exported: null, erase: 'delete' },
];
