import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A provider that answers whatever the test tells it to. */
export class HostileProvider {
  issuer = '';
  token: { header?: object; claims: object; key?: KeyObject; signature?: string } = { claims: {} };
  /** Replaces whole answers, by path. */
  answers: Record<string, { status?: number; headers?: Record<string, string>; body?: string; hang?: boolean }> = {};
  readonly asked: string[] = [];
  readonly keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  private readonly server: Server;

  constructor() {
    this.server = createServer((request, response) => {
      const path = request.url ?? '';
      this.asked.push(path);
      const own = this.answers[path];
      if (own?.hang) return;
      if (own) return void response.writeHead(own.status ?? 200, { 'content-type': 'application/json', ...own.headers }).end(own.body ?? '{}');
      const bodies: Record<string, object> = {
        '/.well-known/openid-configuration': {
          issuer: this.issuer,
          authorization_endpoint: `${this.issuer}/auth`,
          token_endpoint: `${this.issuer}/token`,
          jwks_uri: `${this.issuer}/jwks`,
          token_endpoint_auth_methods_supported: ['client_secret_post'],
        },
        '/jwks': { keys: [{ ...this.keys.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }] },
        '/token': { access_token: 'opaque', token_type: 'Bearer', id_token: this.idToken() },
      };
      response.writeHead(bodies[path] ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(bodies[path] ?? {}));
    });
  }

  async start(): Promise<void> {
    await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done));
    this.issuer = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  private idToken(): string {
    const { header = { alg: 'RS256', kid: 'one' }, claims, key = this.keys.privateKey, signature } = this.token;
    const signed = `${encode(header)}.${encode(claims)}`;
    return `${signed}.${signature ?? createSign('sha256').update(signed).sign(key).toString('base64url')}`;
  }
}
