import { Injectable, type OnModuleInit } from '@nestjs/common';
import { move, PersonParts } from '@afterbell/people/api';

/** Tells people what calendar links keep of a person: whose sessions a link is for. */
@Injectable()
export class CalendarFeedPart implements OnModuleInit {
  constructor(private readonly parts: PersonParts) {}

  onModuleInit(): void {
    this.parts.register([
      { table: 'calendar_feed', people: ['person_id'], key: ['id'], title: 'Calendar links', tab: null, merge: move, exported: 't.created_at as "createdAt", t.revoked_at as "endedAt"', erase: 'delete' },
    ]);
  }
}
