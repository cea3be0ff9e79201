/** The version of a draft that was typed on a record which became part of this one: no version of a record, so what differs is asked about. */
export const CARRIED_DRAFT = 0;
