import { request } from 'node:http';

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  body: Record<string, unknown>;
}

/** A person's browser: keeps cookies per host and says where it calls from. */
export class TestBrowser {
  private readonly jars = new Map<string, Map<string, string>>();
  /** Every Set-Cookie line seen. */
  readonly setCookies: string[] = [];

  constructor(
    private readonly port: number,
    public host: string,
    public address: string,
  ) {}

  post(path: string, body: unknown = {}, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send('POST', path, body, headers);
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send('GET', path, undefined, headers);
  }

  async graphql<Data>(query: string, variables: Record<string, unknown> = {}): Promise<{ data: Data; errors?: { message: string; extensions: { code: string } }[] }> {
    const { text } = await this.post('/graphql', { query, variables });
    return JSON.parse(text) as { data: Data; errors?: { message: string; extensions: { code: string } }[] };
  }

  /** Goes where an address leads, as a visit. */
  visit(address: string): Promise<Answer> {
    const url = new URL(address);
    this.host = url.host;
    return this.get(url.pathname + url.search, { 'sec-fetch-dest': 'document' });
  }

  cookie(name: string): string | undefined {
    return this.jar().get(name);
  }

  setCookie(name: string, value: string): void {
    this.jar().set(name, value);
  }

  private jar(): Map<string, string> {
    const known = this.jars.get(this.host) ?? new Map<string, string>();
    this.jars.set(this.host, known);
    return known;
  }

  private send(method: string, path: string, body: unknown, headers: Record<string, string>): Promise<Answer> {
    const jar = this.jar();
    const payload = body === undefined ? null : JSON.stringify(body);
    return new Promise((resolve, reject) => {
      const call = request(
        {
          host: '127.0.0.1',
          port: this.port,
          method,
          path,
          headers: {
            host: this.host,
            'x-forwarded-for': this.address,
            cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
            ...(payload ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) } : {}),
            ...headers,
          },
        },
        (response) => {
          let text = '';
          response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
          response.on('end', () => {
            for (const line of response.headers['set-cookie'] ?? []) this.keep(jar, line);
            const json = response.headers['content-type']?.includes('json');
            resolve({ status: response.statusCode ?? 0, headers: response.headers, text, body: (json ? JSON.parse(text) : {}) as Record<string, unknown> });
          });
        },
      );
      call.on('error', reject);
      call.end(payload ?? undefined);
    });
  }

  private keep(jar: Map<string, string>, line: string): void {
    this.setCookies.push(line);
    const [pair = ''] = line.split(';');
    const at = pair.indexOf('=');
    const name = pair.slice(0, at);
    if (/expires=Thu, 01 Jan 1970/i.test(line)) jar.delete(name);
    else jar.set(name, decodeURIComponent(pair.slice(at + 1)));
  }
}
