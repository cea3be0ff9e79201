import { Args, Query, Resolver } from '@nestjs/graphql';
import { Requires } from '@afterbell/core/api';
import { HoursByBandService } from './hours-by-band.service';
import { HoursByBand, HoursByBandArgs } from './hours.types';

@Resolver()
export class HoursResolver {
  constructor(private readonly hours: HoursByBandService) {}

  @Query(() => HoursByBand, { description: 'How many participants of an organization and all beneath it attended for how long, by band of hours. Always as the marks say at this moment.' })
  @Requires('view', 'reports.list')
  hoursByBand(@Args() args: HoursByBandArgs): Promise<HoursByBand> {
    return this.hours.of(args);
  }
}
