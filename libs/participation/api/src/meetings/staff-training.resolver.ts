import { Args, ID, Int, Query, Resolver } from '@nestjs/graphql';
import { Requires } from '@afterbell/core/api';
import { StaffTrainingService } from './staff-training.service';
import { StaffTraining } from './staff-training.types';

@Resolver()
export class StaffTrainingResolver {
  constructor(private readonly training: StaffTrainingService) {}

  @Query(() => StaffTraining, { description: 'Professional development that a staff member was at, with the totals of each programme year. Needs to view staff too.' })
  @Requires('view', 'participation.professional_development')
  staffTraining(
    @Args('personId', { type: () => ID, description: 'The staff member.' }) personId: string,
    @Args('year', { type: () => Int, nullable: true, description: 'The programme year of the trainings; the latest by default.' }) year: number | null,
  ): Promise<StaffTraining> {
    return this.training.of(personId, year ?? null);
  }
}
