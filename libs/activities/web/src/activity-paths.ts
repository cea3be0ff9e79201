export const ACTIVITIES_PATH = '/activities';

export const activityPath = (id: string): string => `${ACTIVITIES_PATH}/edit?${new URLSearchParams({ id }).toString()}`;
/** The record of an activity that was just added. */
export const addedPath = (id: string): string => `${activityPath(id)}&${new URLSearchParams({ added: '1' })}`;
