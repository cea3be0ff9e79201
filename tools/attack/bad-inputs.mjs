// What is typed into every text: quotes of every language behind, signs that mean something elsewhere, sizes and shapes that programs do not expect.

export const BAD_TEXTS = [
  "'", '"', '\\', "';--", "' or '1'='1", "') or 1=1--", '/*', '$$', '$1', '%', '_', '%%%_\\', '\u0000', 'a\u0000b', '\ud800', '\udc00x', '\r\nSet-Cookie: a=b', '\u202e\u200b\u200f', 'e\u0301'.repeat(1000), 'x'.repeat(65_536),
  "=cmd|' /C calc'!A0", '+1', '-1', '@SUM(1)', '\t=1', '<svg/onload=alert(1)>', '"><img src=x onerror=alert(1)>', "javascript:alert(1)", '../../etc/passwd', '..%2f..%2f', 'file:///etc/passwd', '{{7*7}}', '${7*7}', '#{7*7}', '__proto__', 'constructor', 'toString', 'hasOwnProperty',
  '1e309', '-0', '2147483648', '9007199254740993', 'NaN', 'Infinity', '0000-00-00', '9999-12-31', '12/31/9999', '0001-01-01', '1/1/0001', '10000-01-01', '2023-02-29', '-0001-01-01', '24:00', '99:99', 'null', 'undefined', 'true', '[]', '{}', '01919191-9191-7191-9191-91919191919', '01919191-9191-7191-9191-919191919191\u0000', '{01919191-9191-7191-9191-919191919191}', ' ', '\n', '\ufeff', '🧑‍🏫'.repeat(50),
];
/** The fewest that find what the others would. */
export const SHORT_TEXTS = ["'\"\\;--%_<svg/onload=alert(1)>", '\u0000'];

export const BAD_NUMBERS = [-1, 0, 2 ** 31 - 1, -(2 ** 31), 201, 1_000_000];
