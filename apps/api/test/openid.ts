import { type ChildProcess, fork } from 'node:child_process';
import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

export interface Account {
  email: string;
  email_verified: boolean;
}

/** A real OpenID provider in a process of its own. */
export class OpenIdProvider {
  private constructor(
    private readonly child: ChildProcess,
    readonly issuer: string,
  ) {}

  static async start(): Promise<OpenIdProvider> {
    const child = fork(join(__dirname, 'openid-provider.mjs'), { stdio: ['ignore', 'ignore', 'ignore', 'ipc'], env: { ...process.env, NODE_OPTIONS: '' } });
    const { issuer } = await new Promise<{ issuer: string }>((done) => child.once('message', (message) => done(message as { issuer: string })));
    return new OpenIdProvider(child, issuer);
  }

  /** Who there is, and who sits in front of the browser; nobody cancels. Answers the last login_hint. */
  set(state: { accounts?: Record<string, Account>; current?: string | null }): Promise<string | null> {
    return new Promise((done) => {
      this.child.once('message', (message) => done((message as { asked: string | null }).asked));
      this.child.send(state);
    });
  }

  async register(redirectUri: string): Promise<{ clientId: string; clientSecret: string }> {
    const response = await fetch(`${this.issuer}/reg`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ redirect_uris: [redirectUri], token_endpoint_auth_method: 'client_secret_post' }),
    });
    const { client_id: clientId, client_secret: clientSecret } = (await response.json()) as { client_id: string; client_secret: string };
    return { clientId, clientSecret };
  }

  async stop(): Promise<void> {
    const ended = new Promise((done) => this.child.once('exit', done));
    this.child.kill();
    await ended;
  }
}

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
