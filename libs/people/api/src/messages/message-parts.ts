import type { PersonPart } from '../parts/person-parts';

const NAME = (column: string) => `(select concat_ws(' ', o.first_name, nullif(o.last_name, '')) from person o where o.tenant_id = t.tenant_id and o.id = t.${column})`;
const SENT = 'from message m where m.tenant_id = t.tenant_id and m.id = t.message_id';

/** To whom about whom a message went. The words stand on the log of the child, which a merge moves; this stays with the record that it was about. */
export const MESSAGE_PARTS: readonly PersonPart[] = [
  {
    table: 'message_line', title: 'Messages', people: ['person_id', 'recipient_person_id'], key: ['message_id', 'person_id', 'recipient_person_id'], tab: 'COMLOG',
    merge: 'keep',
    exported: `(select m.subject ${SENT}) as subject, (select m.created_at ${SENT}) as at, ${NAME('person_id')} as about, ${NAME('recipient_person_id')} as "to"`,
    erase: 'delete',
  },
];
