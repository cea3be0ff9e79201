import { ParticipantTagsResolver, TagResolver } from '../tags/tag.resolver';
import { TagService } from '../tags/tag.service';
import { BulkActions } from './bulk-actions';
import { BulkJobs } from './bulk-jobs';
import { BulkLoaders } from './bulk.loaders';
import { BulkResolver } from './bulk.resolver';
import { BulkRunner } from './bulk-runner';
import { BulkService } from './bulk.service';
import { MessageAction } from '../messages/message.action';
import { MessageJobs } from '../messages/message-jobs';
import { MessageLoaders } from '../messages/message.loaders';
import { MessageResolver } from '../messages/message.resolver';
import { MessageSender } from '../messages/message-sender';
import { EndStayAction } from './end-stay.action';
import { RosterAction } from './roster.action';
import { TagActions } from './tag.actions';

/** Acting on many, and the tags that it gives. */
export const BULK = [BulkActions, BulkService, BulkRunner, BulkJobs, BulkLoaders, BulkResolver, TagActions, RosterAction, EndStayAction, TagService, TagResolver, ParticipantTagsResolver, MessageAction, MessageSender, MessageJobs, MessageLoaders, MessageResolver];
