import { type ChildProcess, fork } from 'node:child_process';
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
