export const ACTIVITIES_PATH = '/activities';

export const activityPath = (id: string): string => `${ACTIVITIES_PATH}/edit?${new URLSearchParams({ id }).toString()}`;
