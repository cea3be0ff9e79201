// A record's form by the product's own SQL and nothing else: no rules, no rights, no validation.
import { randomUUID } from 'node:crypto';

export function formOperations({ built, read, write, audit }) {
  const { CURRENT } = built('libs/forms/api/src/definitions/definition.sql.js');
  const { PARTICIPANT_HELD, PARTICIPANT_RECORD } = built('libs/people/api/src/participant-form.sql.js');
  const { FORGET_LISTED, LIST } = built('libs/forms/api/src/records/form-writer.sql.js');
  // Kept as the product keeps it: asked anew only when the version is another.
  let known = { version: 0, fields: [] };

  async function form(contender, { id, user }) {
    const [[current], [record]] = await read(contender, user, [
      { name: 'form_definition_current', text: CURRENT, values: ['participants', 'participant', known.version] },
      { name: 'participant_form', text: PARTICIPANT_RECORD, values: [id] },
    ]);
    if (current.definition) known = { version: current.version, fields: current.definition.fields };
    const own = known.fields.filter(({ isDefault }) => !isDefault);
    return { id: record.id, version: record.version, fields: own.map((field) => ({ ...field, value: record.custom[field.id] ?? null })) };
  }

  async function saveForm(contender, { id, version, answers, user }) {
    return write(contender, user, async (query) => {
      const [record] = await query(PARTICIPANT_HELD, [id], 'participant_form_hold');
      if (record.version !== version) throw new Error(`${id} has version ${record.version}, not ${version}.`);
      await query('update person set custom = (custom - $2::text[]) || $3::jsonb, form_version = $4, version = version + 1, updated_at = now() where id = $1', [id, [], JSON.stringify(answers), known.version || 1], 'form_save_person');
      const ids = Object.keys(answers).map(Number);
      await query(FORGET_LISTED, [id, ids], 'custom_values_forget');
      await query(LIST, ['person', id, JSON.stringify(ids.map((fieldId) => ({ field_id: fieldId, place: 0, number: answers[fieldId] })))], 'custom_values_list');
      const before = Object.fromEntries(ids.map((fieldId) => [fieldId, record.custom[fieldId] ?? null]));
      await audit(query, [randomUUID(), user.userId, user.accessId, record.organizationId, 'participant.update', 'person', id, null, JSON.stringify(before), JSON.stringify(answers), null, randomUUID(), '127.0.0.1']);
      return { id, version: version + 1 };
    });
  }

  return { '/form': form, '/form-save': saveForm };
}
