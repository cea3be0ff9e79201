import { type CanActivate, type ExecutionContext, Inject, Injectable, Optional } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AppError, scopeAllows } from '@afterbell/core/domain';
import { currentScope } from '../tenancy/scope';
import { CONFIRMATION, type Confirmation } from './confirmation';
import { ACCESS_METADATA, type AccessDeclaration } from './declare';

/** The one guard of both transports. It has no default: what declares nothing is refused. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    @Optional() @Inject(CONFIRMATION) private readonly confirmation: Confirmation | null = null,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const declaration = this.reflector.get<AccessDeclaration | undefined>(ACCESS_METADATA, context.getHandler());
    if (!declaration) throw new AppError('FORBIDDEN');
    if (declaration.kind === 'public' || declaration.kind === 'guest') return true;
    const principal = currentScope()?.principal;
    if (!principal) throw new AppError('SIGNED_OUT');
    if (declaration.kind === 'signed-in') return true;
    const { verb, features, scope, confirm } = declaration;
    if (!features.some((feature) => principal.permissions.allows(verb, feature))) throw new AppError('FORBIDDEN');
    if (scope && !scopeAllows(scope, principal.organizationLevel)) throw new AppError('FORBIDDEN');
    // Last, so that only those who may do it are asked for their passkey.
    if (!confirm) return true;
    if (!this.confirmation) throw new AppError('CONFIRM_REQUIRED');
    return this.confirmation.require(principal, confirm).then(() => true);
  }
}
