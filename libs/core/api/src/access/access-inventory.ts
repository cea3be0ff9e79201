import { Injectable, type OnModuleInit, RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import type { FeatureKey, Verb } from '@afterbell/core/domain';
import { ACCESS_METADATA, type AccessDeclaration, type Confirmed } from './declare';

export interface InventoryRow {
  /** `query roster`, `mutation saveAttendance`, `POST /auth/signin`. */
  endpoint: string;
  access: string;
}

const RESOLVER_TYPE = 'graphql:resolver_type';
const RESOLVER_NAME = 'graphql:resolver_name';
const ROOTS = new Set(['Query', 'Mutation', 'Subscription']);

export function describeDeclaration(declaration: AccessDeclaration): string {
  if (declaration.kind !== 'requires') return declaration.kind;
  const features = declaration.features.join(' | ');
  return `${declaration.verb} ${features}${declaration.tab ? ` tab ${declaration.tab}` : ''}${declaration.scope ? ` [${declaration.scope}]` : ''}${declaration.confirm ? ` confirm ${declaration.confirm}` : ''}`;
}

/** Lists every root field and REST route with its declaration; refuses to start when one has none. */
@Injectable()
export class AccessInventory implements OnModuleInit {
  readonly rows: InventoryRow[] = [];
  private readonly confirmed = new Map<string, Confirmed>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  onModuleInit(): void {
    const missing: string[] = [];
    for (const wrapper of [...this.discovery.getProviders(), ...this.discovery.getControllers()]) {
      const { instance, metatype } = wrapper;
      if (!instance || !metatype || typeof instance !== 'object') continue;
      const prototype = Object.getPrototypeOf(instance) as Record<string, unknown>;
      for (const name of this.scanner.getAllMethodNames(prototype)) {
        const handler = prototype[name];
        if (typeof handler !== 'function') continue;
        for (const endpoint of this.endpointsOf(metatype as object, handler as () => unknown, name)) {
          const declaration = this.reflector.get<AccessDeclaration | undefined>(ACCESS_METADATA, handler as () => unknown);
          if (!declaration) missing.push(endpoint);
          else {
            this.rows.push({ endpoint, access: describeDeclaration(declaration) });
            if (declaration.kind === 'requires' && declaration.confirm) for (const feature of declaration.features) this.confirmed.set(`${declaration.verb} ${feature}`, declaration.confirm);
          }
        }
      }
    }
    if (missing.length) {
      throw new Error(`These endpoints do not say who may call them (@Requires, @Public, @Guest or @SignedIn): ${missing.join(', ')}`);
    }
    this.rows.sort((a, b) => a.endpoint.localeCompare(b.endpoint));
  }

  /** What a tenant may want confirmed before the verb is used on the feature; null when nothing. */
  confirmOf(verb: Verb, feature: FeatureKey): Confirmed | null {
    return this.confirmed.get(`${verb} ${feature}`) ?? null;
  }

  private endpointsOf(owner: object, handler: () => unknown, name: string): string[] {
    const root = Reflect.getMetadata(RESOLVER_TYPE, handler) as string | undefined;
    if (root && ROOTS.has(root)) {
      const field = (Reflect.getMetadata(RESOLVER_NAME, handler) as string | undefined) ?? name;
      return [`${root.toLowerCase()} ${field}`];
    }
    const method = Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod | undefined;
    if (method === undefined) return [];
    const base = [(Reflect.getMetadata(PATH_METADATA, owner) as string | string[] | undefined) ?? ''].flat();
    const paths = [(Reflect.getMetadata(PATH_METADATA, handler) as string | string[] | undefined) ?? ''].flat();
    return base.flatMap((prefix) => paths.map((path) => `${RequestMethod[method]} ${joinPath(prefix, path)}`));
  }
}

function joinPath(prefix: string, path: string): string {
  const joined = [prefix, path].map((part) => part.replace(/^\/+|\/+$/g, '')).filter(Boolean).join('/');
  return `/${joined}`;
}
