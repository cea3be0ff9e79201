export const SITE_CALENDAR_PATH = '/settings/site-calendar';
export const ADD_DAYS_PATH = `${SITE_CALENDAR_PATH}/add`;
export const SELECT_SITES_PATH = `${ADD_DAYS_PATH}/select-sites`;

const withId = (path: string, id: string | null) => (id ? `${path}?${new URLSearchParams({ id }).toString()}` : path);

export const daysPath = (id: string | null = null) => withId(ADD_DAYS_PATH, id);
export const sitesPath = (id: string | null) => withId(SELECT_SITES_PATH, id);
