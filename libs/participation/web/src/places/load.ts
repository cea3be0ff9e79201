/** Fetched when a session's places are first looked at. */
export const loadSessionPlaces = () => import('./session-places-dialog');
