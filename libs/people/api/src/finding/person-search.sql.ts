/** All people whose searched text has every one of the patterns: never LIKE on person itself, row-level security would keep it from any index. */
export const foundIds = (patterns: string) => `array(select person_search_ids(${patterns}::text[]))`;

/** As an array, because the planner does not know how few they are and would begin at everybody's names. */
export const inSearch = (patterns: string) => `p.id = any(${foundIds(patterns)})`;
