import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tables that keep a folded text, with the column that it is made of. */
const KEPT: readonly [table: string, column: string][] = [
  ['organization', 'name'],
  ['term', 'name'],
  ['reporting_year', 'name'],
  ['activity', 'name'],
  ['room', 'name'],
  ['roster', 'name'],
  ['tag', 'name'],
  ['meeting', 'title'],
  ['person', 'first_name'],
  ['person', 'last_name'],
];

/** Tables whose indexes fold the text themselves. */
const INDEXED: readonly [table: string, column: string, index: string][] = [
  ['role', 'name', 'role_by_folded_name'],
  ['household', 'name', 'household_by_name'],
  ['saved_view', 'name', 'saved_view_by_name'],
  ['person', 'address_line1', 'person_by_address'],
  ['adult_attendance', 'name', 'adult_attendance_name'],
];

const HAS = (column: string) => `${column} ~ '[\\ufb00-\\ufb06]'`;

/**
 * Names with ligatures, which PDFs and word processors write, are found by their letters. Only what has one is folded anew: nothing else
 * comes out otherwise. Where another has that name already, it keeps its former folding until somebody changes it.
 */
export const REFOLD = `
  do $$
  declare
    t record;
    one record;
    stale text[] := '{}';
    each_index text;
  begin
    for t in select id from tenant loop
      perform set_config('app.tenant_id', t.id::text, true);
      ${KEPT.map(
        ([table, column]) => `for one in select id from ${table} where tenant_id = t.id and ${HAS(column)} loop
        begin
          update ${table} set ${column} = ${column} where tenant_id = t.id and id = one.id;
        exception when unique_violation then null;
        end;
      end loop;`,
      ).join('\n      ')}
      update person_search f set folded = person_search_text(p) from person p
        where f.tenant_id = t.id and p.tenant_id = f.tenant_id and p.id = f.person_id and ${HAS("concat_ws(' ', p.first_name, p.middle_name, p.last_name, p.preferred_name, p.email)")};
      ${INDEXED.map(([table, column, index]) => `if exists (select 1 from ${table} where tenant_id = t.id and ${HAS(column)}) then stale := stale || '${index}'::text; end if;`).join('\n      ')}
    end loop;
    perform set_config('app.tenant_id', '', true);
    for each_index in select distinct unnest(stale) loop
      begin
        execute format('reindex index %I', each_index);
      exception when unique_violation then null;
      end;
    end loop;
  end $$;`;

export const FOLD_TEXT = `
  create or replace function fold_text(value text) returns text language sql immutable strict parallel safe as $$
    select replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
      translate(
        lower(regexp_replace(normalize(value, NFD), '[\\u0300-\\u036f]', '', 'g') collate "pg_c_utf8"),
        E'øłđðıħŧĸŋŀſƒəɨʉς\\u2018\\u2019\\u02bb\\u02bc\\u2010\\u2011\\u2013\\u00a0\\u202f',
        E'olddihtknlsfeiuσ\\'\\'\\'\\'---  '),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), 'ĳ', 'ij'), 'ŉ', '''n'),
      E'\\ufb00', 'ff'), E'\\ufb01', 'fi'), E'\\ufb02', 'fl'), E'\\ufb03', 'ffi'), E'\\ufb04', 'ffl'), E'\\ufb05', 'st'), E'\\ufb06', 'st')
  $$;`;

export class LigaturesFolded1764300000050 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(FOLD_TEXT);
    await runner.query(REFOLD);
  }

  async down(): Promise<void> {
    throw new Error('Nothing saved is taken back: restore a backup instead.');
  }
}
