/** Requests of all tenants that are worked on at once, in one process. More gain little: one thread makes every answer, and what waits for the database longer than PATIENCE_MS is not counted. */
const AT_ONCE = 3;
/** While no other tenant asks: who comes together is cheaper to answer. */
export const ALONE = 16;
/** For so long another tenant is expected to ask again. */
const EXPECTED_MS = 1_000;
/** Whoever takes longer waits for something else than the processor, and holds up nobody. */
const PATIENCE_MS = 50;

interface Waiting {
  begin: (end: () => void) => void;
  isGone: () => boolean;
}

interface Tenant {
  running: number;
  /** When it last had a turn, counted in turns. */
  last: number;
  line: Waiting[];
}

/**
 * Who is next when more is asked for than can be worked on at once: the tenant of which least is under way, and among those the one that has waited longest. So a tenant that asks
 * eight times as much as another makes itself wait (docs/performance.md "A noisy tenant"). Alone it has more places than are shared.
 */
export class Turns {
  private readonly tenants = new Map<string, Tenant>();
  /** Until when each counts, in the order in which they began. */
  private readonly fresh = new Map<symbol, { until: number; leave: () => void }>();
  private timer: NodeJS.Timeout | null = null;
  private turn = 0;
  /** Until when several tenants share the places. */
  private sharedUntil = -Infinity;

  constructor(
    private readonly atOnce = AT_ONCE,
    private readonly patienceMs = PATIENCE_MS,
    private readonly now: () => number = () => performance.now(),
    private readonly alone = Math.max(atOnce, ALONE),
  ) {}

  private places(): number {
    return this.now() < this.sharedUntil ? this.atOnce : this.alone;
  }

  /** Calls `begin` when it is the tenant's turn, at once where nobody waits; it is given what to call when the request is over. Whoever `isGone` by then is passed over. */
  take(key: string, begin: Waiting['begin'], isGone: Waiting['isGone'] = () => false): void {
    // First: what is left of a tenant by then may go.
    if (this.fresh.size >= this.places()) this.forgetSlow();
    let tenant = this.tenants.get(key);
    if (!tenant) this.tenants.set(key, (tenant = { running: 0, last: 0, line: [] }));
    tenant.line.push({ begin, isGone });
    if (this.tenants.size > 1) this.sharedUntil = this.now() + EXPECTED_MS;
    this.go();
  }

  private go(): void {
    while (this.fresh.size < this.places()) {
      const next = this.next();
      if (!next) return;
      const [key, tenant, { begin }] = next;
      this.start(key, tenant, begin);
    }
    this.watch();
  }

  private next(): [string, Tenant, Waiting] | null {
    for (;;) {
      let least: [string, Tenant] | null = null;
      for (const one of this.tenants) if (one[1].line.length && (!least || isBefore(one[1], least[1]))) least = one;
      if (!least) return null;
      const [key, tenant] = least;
      const waiting = tenant.line.shift() as Waiting;
      if (!waiting.isGone()) return [key, tenant, waiting];
      this.tidy(key, tenant);
    }
  }

  private start(key: string, tenant: Tenant, begin: Waiting['begin']): void {
    tenant.running += 1;
    tenant.last = this.turn += 1;
    const one = Symbol(key);
    const leave = () => {
      if (!this.fresh.delete(one)) return;
      tenant.running -= 1;
      this.tidy(key, tenant);
    };
    this.fresh.set(one, { until: this.now() + this.patienceMs, leave });
    begin(() => {
      leave();
      this.go();
    });
  }

  private tidy(key: string, tenant: Tenant): void {
    if (!tenant.running && !tenant.line.length) this.tenants.delete(key);
  }

  private forgetSlow(): void {
    const now = this.now();
    for (const { until, leave } of this.fresh.values()) {
      if (until > now) return;
      leave();
    }
  }

  /** Somebody waits, and nobody may end in time. */
  private watch(): void {
    const [first] = this.fresh.values();
    if (!first || ![...this.tenants.values()].some(({ line }) => line.length)) {
      if (this.timer) clearTimeout(this.timer);
      this.timer = null;
      return;
    }
    if (this.timer) return;
    this.timer = setTimeout(
      () => {
        this.timer = null;
        this.forgetSlow();
        this.go();
      },
      Math.max(1, first.until - this.now()),
    );
  }
}

const isBefore = (a: Tenant, b: Tenant) => a.running < b.running || (a.running === b.running && a.last < b.last);
