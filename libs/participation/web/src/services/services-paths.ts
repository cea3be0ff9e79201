export const SERVICES_PATH = '/services';
export const ADD_SERVICE_PATH = `${SERVICES_PATH}/add`;
export const servicePath = (id: string) => `${SERVICES_PATH}?id=${id}`;
export const editServicePath = (id: string) => `${ADD_SERVICE_PATH}?id=${id}`;
export const addServiceTo = (participantId: string) => `${ADD_SERVICE_PATH}?participant=${participantId}`;
