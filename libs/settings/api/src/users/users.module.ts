import { Module } from '@nestjs/common';
import { AccessResolver } from './access.resolver';
import { AccessService } from './access.service';
import { BulkChange } from './bulk';
import { GrantRules } from './grant-rules';
import { InvitationService } from './invitation.service';
import { UserExportController } from './user-export.controller';
import { UserExportService } from './user-export.service';
import { UserLoaders } from './user.loaders';
import { UserResolver } from './user.resolver';
import { UserRights } from './user-rights';
import { UserService } from './user.service';
import { UserSessionService } from './user-session.service';

@Module({
  controllers: [UserExportController],
  providers: [AccessResolver, AccessService, BulkChange, GrantRules, InvitationService, UserExportService, UserLoaders, UserResolver, UserRights, UserService, UserSessionService],
  exports: [UserService, UserLoaders],
})
export class UsersModule {}
