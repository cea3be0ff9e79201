/** Injection tokens of the things that are made once at start-up. */
export const CONFIG = Symbol('CONFIG');
export const LOGGER = Symbol('LOGGER');
export const CLIENT_DOCUMENTS = Symbol('CLIENT_DOCUMENTS');
export const SYSTEM_POOL = Symbol('SYSTEM_POOL');
