/** What lists find a record by: forgotten for the fields that changed, then written anew. */
export const FORGET_LISTED = 'delete from custom_value where record_id = $1 and field_id = any($2::int[])';
export const LIST = `insert into custom_value (subject, record_id, field_id, place, text, number, day, instant, flag, option_id)
  select $1, $2, field_id, place, text, number, day, instant, flag, option_id
  from jsonb_to_recordset($3::jsonb) as v (field_id int, place smallint, text text, number double precision, day date, instant timestamptz, flag boolean, option_id int)`;
