/** Stands for a password that is set: what it is stays with the server. */
export const SECRET_SET = '\u2022\u2022\u2022\u2022\u2022\u2022\u2022\u2022';
