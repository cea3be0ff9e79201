import { bareCode, hashCode, hashToken, looksLikeToken, newCode, newToken, sameHash, spacedCode, successorOf } from './tokens';

const SECRET = 'a-secret-for-tests-only-0123456789abcdef';

describe('secrets of sign-in', () => {
  it('refuses what cannot be a token', () => {
    for (const value of [null, '', 'x', `${newToken()}x`, newToken().slice(1), `${newToken().slice(1)}/`]) expect(looksLikeToken(value)).toBe(false);
    expect(looksLikeToken(newToken())).toBe(true);
  });

  it('makes tokens of 256 bits that do not repeat, and keeps only hashes of them', () => {
    const tokens = new Set(Array.from({ length: 1000 }, newToken));
    expect(tokens.size).toBe(1000);
    expect(hashToken('a')).toHaveLength(32);
    expect(hashToken('a').equals(hashToken('b'))).toBe(false);
  });

  it('makes one successor of a token, which only the secret gives', () => {
    const token = newToken();
    expect(looksLikeToken(successorOf(SECRET, token))).toBe(true);
    expect(successorOf(SECRET, token)).toBe(successorOf(SECRET, token));
    expect(new Set([token, successorOf(SECRET, token), successorOf(`${SECRET}x`, token), successorOf(SECRET, newToken())]).size).toBe(4);
  });

  it('makes codes of eight digits, leading zeros included, spread evenly', () => {
    const codes = Array.from({ length: 20_000 }, newCode);
    expect(codes.every((code) => /^\d{8}$/.test(code))).toBe(true);
    const first = codes.filter((code) => code.startsWith('0')).length;
    expect(first).toBeGreaterThan(1700);
    expect(first).toBeLessThan(2300);
  });

  it('shows a code as 4 + 4 and reads it with or without gaps', () => {
    expect(spacedCode('01234567')).toBe('0123 4567');
    for (const typed of ['01234567', '0123 4567', ' 0123-4567 ', '0 1 2 3\u00a04567', '0123\t4567\n']) expect(bareCode(typed)).toBe('01234567');
    expect(bareCode('٠١٢٣٤٥٦٧')).not.toMatch(/^\d{8}$/);
  });

  it('binds the hash of a code to its challenge and to the secret', () => {
    const hash = hashCode(SECRET, 'challenge-1', '01234567');
    expect(sameHash(hash, hashCode(SECRET, 'challenge-1', '01234567'))).toBe(true);
    expect(sameHash(hash, hashCode(SECRET, 'challenge-2', '01234567'))).toBe(false);
    expect(sameHash(hash, hashCode(`${SECRET}x`, 'challenge-1', '01234567'))).toBe(false);
    expect(sameHash(hash, hash.subarray(1))).toBe(false);
    // The parts of a hash cannot slide into each other.
    expect(sameHash(hashCode(SECRET, 'a', 'bc'), hashCode(SECRET, 'ab', 'c'))).toBe(false);
  });
});
