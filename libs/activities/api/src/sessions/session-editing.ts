import { ActivityTwins } from './activity-twins';
import { RoomService } from './room.service';
import { SessionConflicts } from './session-conflicts.service';
import { SessionCopier } from './session-copy.service';
import { SessionDetails } from './session-details';
import { SessionDetailsResolver } from './session-details.resolver';
import { SessionEditResolver } from './session-edit.resolver';
import { SessionExceptions } from './session-exceptions.service';
import { SessionRemoval } from './session-removal.service';
import { SessionSaver } from './session-save.service';

/** Everything that makes, changes, copies and ends sessions, for the module. */
export const SESSION_EDITING = [ActivityTwins, RoomService, SessionConflicts, SessionCopier, SessionDetails, SessionDetailsResolver, SessionEditResolver, SessionExceptions, SessionRemoval, SessionSaver];
