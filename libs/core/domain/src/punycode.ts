/** Letters of an international label from its ASCII form (RFC 3492 §6.2); no platform of ours decodes it in a browser. */
const BASE = 36;
const [T_MIN, T_MAX, SKEW, DAMP] = [1, 26, 38, 700];
const LONGEST = 63;

function digitOf(letter: string): number | null {
  if (/^[a-z]$/.test(letter)) return letter.charCodeAt(0) - 97;
  return /^\d$/.test(letter) ? Number(letter) + 26 : null;
}

function adapted(delta: number, points: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2));
  rest += Math.floor(rest / points);
  let at = 0;
  for (; rest > ((BASE - T_MIN) * T_MAX) / 2; at += BASE) rest = Math.floor(rest / (BASE - T_MIN));
  return at + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
}

/** Without the `xn--` in front; null when it is none. */
export function decodePunycode(label: string): string | null {
  const text = label.toLowerCase();
  if (text.length > LONGEST) return null;
  const basic = text.lastIndexOf('-');
  const points = basic > 0 ? Array.from(text.slice(0, basic), (letter) => letter.charCodeAt(0)) : [];
  let [code, at, bias] = [128, 0, 72];
  for (let next = basic > 0 ? basic + 1 : 0; next < text.length; ) {
    const before = at;
    for (let [weight, step] = [1, BASE]; ; step += BASE) {
      const digit = digitOf(text.charAt(next));
      next += 1;
      if (digit === null) return null;
      at += digit * weight;
      const limit = Math.min(Math.max(step - bias, T_MIN), T_MAX);
      if (digit < limit) break;
      weight *= BASE - limit;
      if (weight > Number.MAX_SAFE_INTEGER / BASE) return null;
    }
    bias = adapted(at - before, points.length + 1, before === 0);
    code += Math.floor(at / (points.length + 1));
    at %= points.length + 1;
    if (code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return null;
    points.splice(at, 0, code);
    at += 1;
  }
  return String.fromCodePoint(...points);
}
