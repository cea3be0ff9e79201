/** Deeper than anything that the product is sent. */
const MOST = 100;

/** Nesting at which whoever walks the body runs out of stack; counted before it is parsed, for `verify` of the JSON parser. */
export function refuseDepth(_request: unknown, _response: unknown, body: Buffer): void {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < body.length; at += 1) {
    const character = body[at];
    if (isText) {
      if (character === 0x5c) at += 1;
      else if (character === 0x22) isText = false;
    } else if (character === 0x22) isText = true;
    else if (character === 0x5b || character === 0x7b) {
      depth += 1;
      if (depth > MOST) throw Object.assign(new Error('nested too deep'), { type: 'entity.too.deep' });
    } else if (character === 0x5d || character === 0x7d) depth -= 1;
  }
}
