import { type DynamicModule, Module } from '@nestjs/common';
import { ActivitiesModule } from '@afterbell/activities/api';
import { CoreModule, type CoreOptions, graphqlModule, withFormer } from '@afterbell/core/api';
import { todayIn } from '@afterbell/core/domain';
import { FilesModule, FormsModule } from '@afterbell/forms/api';
import { HomeModule } from '@afterbell/home/api';
import { OrganizationsModule } from '@afterbell/organizations/api';
import { ParticipationModule } from '@afterbell/participation/api';
import { PeopleModule } from '@afterbell/people/api';
import { SettingsModule } from '@afterbell/settings/api';
import { SignInModule } from '@afterbell/sign-in/api';
import clientDocuments from './client-documents.json';
import { DevMailboxModule } from './dev-mailbox';
import formerDocuments from './former-documents.json';
import { HealthController } from './health.controller';

export const entities: CoreOptions['entities'] = [];

/** Composition only: which sections make up the product. */
@Module({})
export class AppModule {
  static forRoot(options: Omit<CoreOptions, 'entities' | 'documents'>): DynamicModule {
    const documents = withFormer(clientDocuments, formerDocuments, todayIn('UTC', new Date()));
    return {
      module: AppModule,
      imports: [
        CoreModule.forRoot({ ...options, entities, documents }),
        graphqlModule(documents),
        SignInModule,
        FormsModule,
        FilesModule,
        OrganizationsModule,
        PeopleModule,
        ActivitiesModule,
        ParticipationModule,
        SettingsModule,
        HomeModule,
        // Neither the page nor its JSON exists in production.
        ...(options.config.production ? [] : [DevMailboxModule]),
      ],
      controllers: [HealthController],
    };
  }
}
