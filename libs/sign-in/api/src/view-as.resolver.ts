import { Args, Context, ID, Resolver } from '@nestjs/graphql';
import { PayloadMutation, Requires, SignedIn, WhileViewing } from '@afterbell/core/api';
import type { Request, Response } from 'express';
import { Browsers } from './browser';
import { ViewAsPayload } from './view-as.types';
import { ViewAsService } from './view-as.service';

interface HttpContext {
  req: Request;
  res: Response;
}

@Resolver()
export class ViewAsResolver {
  constructor(
    private readonly browsers: Browsers,
    private readonly views: ViewAsService,
  ) {}

  @PayloadMutation(() => ViewAsPayload, { description: 'Looks through the access of another user beneath you, without changing anything. Start and end are on record.' })
  @Requires('edit', 'settings.users')
  async startViewAs(@Args('accessId', { type: () => ID, description: 'The access to look through.' }) accessId: string, @Context() { req, res }: HttpContext): Promise<ViewAsPayload> {
    await this.views.start(accessId, this.browsers.of(req, res));
    return { moved: true, problems: [] };
  }

  @PayloadMutation(() => ViewAsPayload, { description: 'Comes back to your own access.' })
  @SignedIn()
  @WhileViewing()
  async leaveViewAs(@Context() { req, res }: HttpContext): Promise<ViewAsPayload> {
    await this.views.leave(this.browsers.of(req, res));
    return { moved: true, problems: [] };
  }
}
