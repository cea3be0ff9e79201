import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const text = (word: string) => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)]);
const bytes = (value: Buffer) => Buffer.concat([value.length < 256 ? Buffer.from([0x58, value.length]) : Buffer.from([0x59, value.length >> 8, value.length & 255]), value]);

interface Asked {
  challenge: string;
  rpId?: string;
  rp?: { id?: string };
}

/** A device that makes and proves one passkey, as a browser would pass it on; a test may bend every word of it. */
export class TestAuthenticator {
  readonly id = randomBytes(32);
  counter = 0;
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });

  constructor(public origin: string) {}

  make(options: string): string {
    const { challenge, rp } = JSON.parse(options) as Asked;
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const cose = Buffer.concat([Buffer.from('a50102032620012158', 'hex'), Buffer.from([0x20]), Buffer.from(x, 'base64url'), Buffer.from([0x22, 0x58, 0x20]), Buffer.from(y, 'base64url')]);
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, cose]);
    const data = Buffer.concat([this.head(rp?.id ?? '', 0x45), credential]);
    const attestation = Buffer.concat([Buffer.from([0xa3]), text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0]), text('authData'), bytes(data)]);
    return this.answer({ clientDataJSON: this.client('webauthn.create', challenge).toString('base64url'), attestationObject: attestation.toString('base64url'), transports: ['internal'] });
  }

  prove(options: string, bent: { origin?: string; rpId?: string; challenge?: string } = {}): string {
    const asked = JSON.parse(options) as Asked;
    this.counter += 1;
    const data = this.head(bent.rpId ?? asked.rpId ?? '', 0x05);
    const client = this.client('webauthn.get', bent.challenge ?? asked.challenge, bent.origin);
    const signature = createSign('sha256').update(Buffer.concat([data, sha256(client)])).sign(this.keys.privateKey);
    return this.answer({ clientDataJSON: client.toString('base64url'), authenticatorData: data.toString('base64url'), signature: signature.toString('base64url') });
  }

  private head(rpId: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter]);
  }

  private client(type: string, challenge: string, origin = this.origin): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  private answer(response: object): string {
    const id = this.id.toString('base64url');
    return JSON.stringify({ id, rawId: id, type: 'public-key', response, clientExtensionResults: {}, authenticatorAttachment: 'platform' });
  }
}
