/** Injection tokens of the things that are made once at start-up. */
export const CONFIG = Symbol('CONFIG');
export const LOGGER = Symbol('LOGGER');
export const CLIENT_DOCUMENTS = Symbol('CLIENT_DOCUMENTS');
export const SYSTEM_POOL = Symbol('SYSTEM_POOL');
/** The queue's connections: those of the system's role, past a pooler, which cannot listen. */
export const QUEUE_POOL = Symbol('QUEUE_POOL');
