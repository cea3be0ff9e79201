import { Allow } from 'class-validator';
import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { InstantScalar, MutationPayload, PlainTimeScalar } from '@afterbell/core/api';
import { DoorDidEnum, DoorStateEnum } from '@afterbell/participation/api';
import type { DoorState } from '@afterbell/participation/domain';

@ObjectType({ description: 'A tablet at the door of a site, or one that can be opened as such.' })
export class Kiosk {
  @Field(() => ID, { description: 'Id of the kiosk.' })
  id!: string;
  @Field({ description: 'What it is called.' })
  name!: string;
  @Field({ description: 'The site.' })
  siteName!: string;
  @Field(() => InstantScalar, { description: 'When it was made.' })
  madeAt!: Date;
  @Field(() => String, { nullable: true, description: 'Who made it.' })
  madeBy!: string | null;
  @Field(() => InstantScalar, { description: 'Until when it works.' })
  expiresAt!: Date;
  @Field({ description: 'Whether a device has it open.' })
  isOpen!: boolean;
  @Field(() => String, { nullable: true, description: 'Browser and system of the device that had it open last.' })
  device!: string | null;
  @Field(() => InstantScalar, { nullable: true, description: 'When the device last asked something, to the minute.' })
  lastSeenAt!: Date | null;
}

@InputType({ description: 'A kiosk to be made at the acting site.' })
export class MakeKioskInput {
  @Allow()
  @Field({ description: 'What it is called, at most 60 characters.' })
  name!: string;
  @Allow()
  @Field({ description: 'PIN of the staff, 4 to 8 digits: to leave the kiosk, and to release a child against the list or in spite of a contact restriction.' })
  pin!: string;
  @Allow()
  @Field(() => Int, { description: 'For how many days: 1, 30, 120 or 365.' })
  days!: number;
}

@ObjectType({ description: 'A kiosk with the code that opens it.' })
export class KioskCodePayload extends MutationPayload {
  @Field(() => Kiosk, { nullable: true, description: 'The kiosk.' })
  kiosk?: Kiosk | null;
  @Field(() => String, { nullable: true, description: 'Eight digits that open it on a device, once, within 15 minutes. Shown this once: only its hash is kept.' })
  code?: string | null;
  @Field(() => String, { nullable: true, description: 'The address that the code is part of.' })
  link?: string | null;
  @Field(() => String, { nullable: true, description: 'The address as a QR code, an SVG.' })
  qr?: string | null;
}

@ObjectType({ description: 'A kiosk that was ended.' })
export class RevokeKioskPayload extends MutationPayload {
  @Field(() => ID, { nullable: true, description: 'Its id.' })
  revokedId?: string | null;
}

@ObjectType({ description: 'The kiosk that this device is open as.' })
export class KioskHere {
  @Field({ description: 'What it is called.' })
  name!: string;
  @Field({ description: 'The site.' })
  siteName!: string;
  @Field({ description: 'Time zone of the site.' })
  timeZone!: string;
}

@ObjectType({ description: 'The rotating code for staff.' })
export class KioskStaffCode {
  @Field({ description: 'A QR code, an SVG.' })
  qr!: string;
  @Field(() => Int, { description: 'Seconds until the next one.' })
  seconds!: number;
}

@ObjectType({ isAbstract: true })
abstract class DoorStanding {
  @Field(() => DoorStateEnum, { description: 'Where the child stands.' })
  state!: DoorState;
  @Field(() => String, { nullable: true, description: 'The session that this is about.' })
  sessionName!: string | null;
  @Field(() => PlainTimeScalar, { nullable: true, description: 'Since when the child is here, or was.' })
  since!: string | null;
  @Field(() => PlainTimeScalar, { nullable: true, description: 'When the child left.' })
  left!: string | null;
  @Field({ description: 'Whether a contact restriction is on file today: of a contact, or written on the record.' })
  restricted!: boolean;
}

@ObjectType({ description: 'A child as a kiosk shows it: first name, a letter, whether there is a photo.' })
export class KioskChild extends DoorStanding {
  @Field(() => ID, { description: 'The child.' })
  id!: string;
  @Field({ description: 'First name and the first letter of the family name.' })
  name!: string;
  @Field({ description: 'Whether a photo may be shown, at `/file/photo/kiosk/{id}`.' })
  hasPhoto!: boolean;
  @Field(() => String, { nullable: true, description: 'The session that checking in would go to, where it is another one than `sessionName`.' })
  arrivalName!: string | null;
}

@ObjectType({ description: 'Somebody on the pick-up list of a child, as a kiosk shows them.' })
export class KioskPickUp {
  @Field(() => ID, { description: 'The person.' })
  id!: string;
  @Field({ description: 'First name and the first letter of the family name.' })
  name!: string;
  @Field({ description: 'What they are to the child.' })
  relationship!: string;
}

@ObjectType({ description: 'Answer of a step at a kiosk.' })
export class KioskStepPayload extends MutationPayload {
  @Field(() => KioskChild, { nullable: true, description: 'The child as it stands now.' })
  child?: KioskChild | null;
  @Field(() => DoorDidEnum, { nullable: true, description: 'What was done.' })
  did?: 'in' | 'already_in' | 'out' | 'already_out' | null;
  @Field(() => PlainTimeScalar, { nullable: true, description: "When, by the site's clock." })
  at?: string | null;
}

@ObjectType({ description: 'Answer of opening or leaving a kiosk.' })
export class KioskDevicePayload extends MutationPayload {}

@ObjectType({ description: 'A child on the door list of staff.' })
export class DoorListChild extends DoorStanding {
  @Field(() => ID, { description: 'The participant.' })
  personId!: string;
  @Field({ description: 'Name as lists show it.' })
  name!: string;
}

@ObjectType({ description: "Today's door list of a site." })
export class DoorListToday {
  @Field({ description: 'The site.' })
  siteName!: string;
  @Field({ description: 'The kiosk whose code was read.' })
  kioskName!: string;
  @Field(() => PlainTimeScalar, { description: "The site's clock." })
  at!: string;
  @Field(() => [DoorListChild], { description: 'Everybody who is expected or came today, by family name.' })
  children!: DoorListChild[];
}
