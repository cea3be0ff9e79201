import { Args, Context, ID, Query, Resolver } from '@nestjs/graphql';
import { PayloadMutation, SignedIn } from '@afterbell/core/api';
import type { Request } from 'express';
import { OfflineDeviceService } from './offline-device.service';
import { ForgetOfflineDevicePayload, IssueOfflineKeyInput, IssueOfflineKeyPayload, OfflineDeviceType } from './offline-device.types';

const AGENT_LENGTH = 300;

@Resolver()
export class OfflineDeviceResolver {
  constructor(private readonly devices: OfflineDeviceService) {}

  @Query(() => [OfflineDeviceType], { description: 'Devices on which you work without a network, in this tenant, 20 at most. Not open to tokens.' })
  @SignedIn()
  offlineDevices(): Promise<OfflineDeviceType[]> {
    return this.devices.list();
  }

  @PayloadMutation(() => IssueOfflineKeyPayload, { description: 'Tells a device the key of what you keep on it.' })
  @SignedIn()
  async issueOfflineKey(@Args('input', { description: 'The device.' }) { deviceId }: IssueOfflineKeyInput, @Context() { req }: { req: Request }): Promise<IssueOfflineKeyPayload> {
    return { ...(await this.devices.issue(deviceId, req.headers['user-agent']?.slice(0, AGENT_LENGTH) ?? null)), problems: [] };
  }

  @PayloadMutation(() => ForgetOfflineDevicePayload, { description: 'Gives the key of a device out no more: what is kept on it can be read until its next sign-in, and then never again.' })
  @SignedIn()
  async forgetOfflineDevice(@Args('id', { type: () => ID, description: 'Id of the device.' }) id: string): Promise<ForgetOfflineDevicePayload> {
    return { devices: await this.devices.forget(id), problems: [] };
  }
}
