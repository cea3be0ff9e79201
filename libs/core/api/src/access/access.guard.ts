import { type CanActivate, type ExecutionContext, Inject, Injectable, Optional } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import type { GraphQLResolveInfo } from 'graphql';
import { AppError, scopeAllows } from '@afterbell/core/domain';
import { Refusals } from '../audit/refusals';
import { currentScope } from '../tenancy/scope';
import { describeDeclaration } from './access-inventory';
import { CONFIRMATION, type Confirmation } from './confirmation';
import { ACCESS_METADATA, type AccessDeclaration, WHILE_VIEWING_METADATA } from './declare';

/** The one guard of both transports. It has no default: what declares nothing is refused. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly refusals: Refusals,
    @Optional() @Inject(CONFIRMATION) private readonly confirmation: Confirmation | null = null,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const declaration = this.reflector.get<AccessDeclaration | undefined>(ACCESS_METADATA, context.getHandler());
    if (!declaration) throw new AppError('FORBIDDEN');
    if (declaration.kind === 'public' || declaration.kind === 'guest') return true;
    const principal = currentScope()?.principal;
    if (!principal) throw new AppError('SIGNED_OUT');
    const mutation = isMutation(context);
    if (principal.readOnly && changes(declaration, mutation) && !this.reflector.get<boolean | undefined>(WHILE_VIEWING_METADATA, context.getHandler())) throw new AppError('VIEW_AS_READ_ONLY');
    if (declaration.kind === 'signed-in' && mutation && principal.kind === 'token') throw new AppError('FORBIDDEN');
    if (declaration.kind === 'signed-in') return true;
    const { verb, features, scope, confirm, tab } = declaration;
    const allowed = features.some((feature) => principal.permissions.allows(verb, feature, tab ?? undefined)) && (!scope || scopeAllows(scope, principal.organizationLevel));
    if (!allowed) return this.refuse(context, declaration);
    // Last, so that only those who may do it are asked for their passkey.
    if (!confirm) return true;
    if (!this.confirmation) throw new AppError('CONFIRM_REQUIRED');
    return this.confirmation.require(principal, confirm).then(() => true);
  }

  private async refuse(context: ExecutionContext, declaration: AccessDeclaration): Promise<never> {
    await this.refusals.note(endpointOf(context), describeDeclaration(declaration));
    throw new AppError('FORBIDDEN');
  }
}

/** As the access inventory names it. */
function endpointOf(context: ExecutionContext): string {
  if (context.getType<string>() === 'graphql') {
    const { operation, fieldName } = context.getArgByIndex<GraphQLResolveInfo>(3);
    return `${operation.operation} ${fieldName}`;
  }
  const { method, path } = context.switchToHttp().getRequest<Request>();
  return `${method} ${path}`;
}

const isMutation = (context: ExecutionContext): boolean =>
  context.getType<string>() === 'graphql' && (context.getArgByIndex(3) as { parentType?: { name: string } } | undefined)?.parentType?.name === 'Mutation';

/** REST reads with POST too, so there the verb tells. An export leaves with data: it is no looking either. */
const changes = (declaration: AccessDeclaration, mutation: boolean): boolean => mutation || (declaration.kind === 'requires' && declaration.verb !== 'view');
