import { kindsOf } from '../person-writer.sql';

/** For lists and rosters: none where the family said that photos are not to be shown. */
export const SHOWN_PHOTO = 'case when p.photo_withheld then null else p.photo_file_id end';

/** On record as one of `$2`, and seen as such. */
const SEEN = `p.removed_at is null and ${kindsOf('p')} && $2::text[]
  and (app_org_all() or exists (select 1 from stay s where s.tenant_id = p.tenant_id and s.person_id = p.id and s.kind = any($2)))`;

/** $1 person, $2 kinds */
export const PHOTO_OF = `select p.id as "personId", p.photo_file_id as "fileId", p.photo_withheld as withheld from person p where p.id = $1 and ${SEEN}`;

/** $1 file, $2 kinds. A photo that another has taken the place of is gone. */
export const VISIBLE_PHOTO = `select h.thumbnail from person_photo h join person p on p.tenant_id = h.tenant_id and p.id = h.person_id
    join stored_file f on f.tenant_id = h.tenant_id and f.id = h.file_id and f.state = 'available' and f.removed_at is null
  where h.file_id = $1 and p.photo_file_id = h.file_id and ${SEEN}`;

/** $1 persons: what is printed or shown of them. */
export const SHOWN_THUMBNAILS = `select h.person_id as "personId", h.thumbnail from person_photo h join person p on p.tenant_id = h.tenant_id and p.id = h.person_id
    join stored_file f on f.tenant_id = h.tenant_id and f.id = h.file_id and f.state = 'available' and f.removed_at is null
  where h.person_id = any($1::uuid[]) and p.photo_file_id = h.file_id and not p.photo_withheld`;
