export const USERS_PATH = '/settings/users';
export const ADD_USER_PATH = `${USERS_PATH}/add`;
export const ADD_ACCESSES_PATH = `${ADD_USER_PATH}/access-info`;
export const userPath = (id: string) => `${USERS_PATH}/view/${id}`;
export const renamePath = (id: string) => `${USERS_PATH}/edit/${id}`;
/** `access` names the one that is open; `new` for another one. */
export const accessPath = (id: string, access: string) => `${USERS_PATH}/edit/${id}/access-info?access=${access}`;
