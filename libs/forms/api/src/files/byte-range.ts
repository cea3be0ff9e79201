/** What part of a file is asked for (RFC 9110 §14): all of it, a part, or one that it does not have. */
export interface ByteRange {
  readonly start: number;
  /** The last byte, included. */
  readonly end: number;
}

const ONE_RANGE = /^bytes=(\d*)-(\d*)$/i;

/** Null: the whole file. What is no range, or several at once, may be answered with the whole. */
export function rangeOf(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const [, first, last] = ONE_RANGE.exec(header?.replaceAll(/\s/g, '') ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return null;
  if (first === '') {
    const count = Math.min(Number(last), size);
    return count > 0 ? { start: size - count, end: size - 1 } : 'unsatisfiable';
  }
  const [start, end] = [Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1)];
  if (last !== '' && Number(last) < start) return null;
  return start < size ? { start, end } : 'unsatisfiable';
}

/** A part is only of use to whoever has the rest of the same bytes: those under one id never change. */
export function isSameFile(ifRange: string | undefined, etag: string, modified: string): boolean {
  return ifRange === undefined || ifRange === etag || ifRange === modified;
}
