import { request } from 'node:http';

export interface Page {
  status: number;
  url: string;
  location: string | null;
  body: Record<string, unknown>;
}

/** A person's browser over several hosts: cookies per host, redirects followed one by one. Names under .localhost lead to the application. */
export class PersonBrowser {
  constructor(
    private readonly port: number,
    private readonly address = '203.0.113.7',
    private readonly jars = new Map<string, Map<string, string>>(),
  ) {}

  /** The same browser, whose requests reach another process. */
  through(port: number): PersonBrowser {
    return new PersonBrowser(port, this.address, this.jars);
  }

  get(url: string, headers: Record<string, string> = {}): Promise<Page> {
    return this.send('GET', url, undefined, headers);
  }

  post(url: string, body: object): Promise<Page> {
    return this.send('POST', url, JSON.stringify(body), { 'content-type': 'application/json' });
  }

  /** Goes on until a page answers, or an address begins with `until`: that one is answered unvisited, as `location`. */
  async visit(url: string, until?: string): Promise<Page> {
    let page = await this.get(url);
    for (let step = 0; step < 12 && page.location !== null; step += 1) {
      if (until !== undefined && page.location.startsWith(until)) return page;
      page = await this.get(page.location);
    }
    return page;
  }

  cookie(host: string, name: string): string | undefined {
    return this.jars.get(host)?.get(name);
  }

  cookiesOf(host: string): string {
    return [...(this.jars.get(host) ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  private send(method: string, address: string, body: string | undefined, headers: Record<string, string>): Promise<Page> {
    const url = new URL(address);
    const ours = url.hostname.endsWith('.localhost');
    const jar = this.jars.get(url.host) ?? new Map<string, string>();
    this.jars.set(url.host, jar);
    return new Promise((done, fail) => {
      const call = request(
        {
          host: '127.0.0.1',
          port: ours ? this.port : Number(url.port),
          method,
          path: url.pathname + url.search,
          headers: { host: url.host, 'x-forwarded-for': this.address, cookie: this.cookiesOf(url.host), ...headers, ...(body ? { 'content-length': Buffer.byteLength(body) } : {}) },
        },
        (response) => {
          let text = '';
          response.setEncoding('utf8').on('data', (part: string) => (text += part));
          response.on('end', () => {
            for (const line of response.headers['set-cookie'] ?? []) keep(jar, line);
            const { location } = response.headers;
            const json = response.headers['content-type']?.includes('json');
            done({
              status: response.statusCode ?? 0,
              url: address,
              location: location === undefined ? null : new URL(location, address).href,
              body: (json && text ? JSON.parse(text) : {}) as Record<string, unknown>,
            });
          });
        },
      );
      call.on('error', fail);
      call.end(body);
    });
  }
}

function keep(jar: Map<string, string>, line: string): void {
  const [pair = ''] = line.split(';');
  const at = pair.indexOf('=');
  if (/expires=Thu, 01 Jan 1970/i.test(line)) jar.delete(pair.slice(0, at));
  else jar.set(pair.slice(0, at), decodeURIComponent(pair.slice(at + 1)));
}
