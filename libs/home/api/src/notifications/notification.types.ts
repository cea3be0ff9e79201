import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { connectionOf, InstantScalar, MutationPayload } from '@afterbell/core/api';
import { NOTIFICATION_KINDS } from '@afterbell/core/domain';

/** GraphQL names know no dots: `access.granted` is `access_granted` there. */
export const kindName = (kind: string) => kind.replaceAll('.', '_');

export const NotificationKindEnum = Object.fromEntries(NOTIFICATION_KINDS.map((kind) => [kindName(kind), kindName(kind)]));
registerEnumType(NotificationKindEnum, { name: 'NotificationKind', description: 'What a notification tells about.' });

@ObjectType({ description: 'A value that the words of a notification name.' })
export class NotificationParam {
  @Field({ description: 'Its name in the words of the kind.' })
  name!: string;
  @Field({ description: 'Its value as text.' })
  value!: string;
}

@ObjectType({ description: 'Something that the signed-in person should know.' })
export class Notification {
  @Field(() => ID, { description: 'Id of the notification.' })
  id!: string;
  @Field(() => NotificationKindEnum, { description: 'What it tells about; the client has the words.' })
  kind!: string;
  @Field(() => [NotificationParam], { description: 'What the words name, such as an organization.' })
  params!: NotificationParam[];
  @Field(() => String, { nullable: true, description: 'Page that it leads to.' })
  path!: string | null;
  @Field(() => InstantScalar, { description: 'When it happened.' })
  createdAt!: Date;
  @Field({ description: 'Whether the person has read it.' })
  read!: boolean;
}

@ObjectType({ description: 'A page of the person’s notifications of 90 days in this tenant, newest first.' })
export class NotificationConnection extends connectionOf('Notification', Notification) {}

@ObjectType({ description: 'How many notifications are unread now.' })
export class NotificationsReadPayload extends MutationPayload {
  @Field(() => Int, { description: 'Unread ones, counted to 100.' })
  unread!: number;
}
