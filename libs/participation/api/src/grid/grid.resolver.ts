import { Args, ID, Int, Query, Resolver } from '@nestjs/graphql';
import { PayloadMutation, PlainDateScalar, Requires } from '@afterbell/core/api';
import { AttendanceService } from '../attendance/attendance.service';
import { SaveAttendanceInput, SaveAttendancePayload } from '../attendance/attendance.types';
import { AttendanceGridService } from './grid.service';
import { AttendanceGrid, MAX_GRID_DAYS, MAX_GRID_ROWS } from './grid.types';
import { ParticipantGridService } from './participant-grid.service';
import { ParticipantGrid } from './participant-grid.types';

@Resolver()
export class AttendanceGridResolver {
  constructor(
    private readonly grids: AttendanceGridService,
    private readonly participants: ParticipantGridService,
    private readonly attendance: AttendanceService,
  ) {}

  @Query(() => AttendanceGrid, { description: 'Participants of a session by its dates, with the status of each.' })
  @Requires('view', 'participation.grid')
  attendanceGrid(
    @Args('sessionId', { type: () => ID, description: 'The session.' }) sessionId: string,
    @Args('from', { type: () => PlainDateScalar, description: 'The first day.' }) from: string,
    @Args('to', { type: () => PlainDateScalar, description: `The last day, at most ${MAX_GRID_DAYS} days with the first.` }) to: string,
    @Args('first', { type: () => Int, nullable: true, description: `How many participants, at most ${MAX_GRID_ROWS}; 30 when left out.` }) first?: number,
    @Args('offset', { type: () => Int, nullable: true, description: 'How many participants to skip.' }) offset?: number,
  ): Promise<AttendanceGrid> {
    return this.grids.grid({ sessionId, from, to, first, offset });
  }

  @PayloadMutation(() => SaveAttendancePayload, { description: 'Saves marks of one date of the grid: the same save as saveAttendance, with the same problems, for whoever may edit the grid.' })
  @Requires('edit', 'participation.grid')
  async saveGridAttendance(@Args('input', { description: 'The marks.' }) input: SaveAttendanceInput): Promise<SaveAttendancePayload> {
    return { saved: await this.attendance.save(input, { source: 'grid' }), problems: [] };
  }

  @Query(() => ParticipantGrid, { description: 'The sessions of one participant at the acting site by their dates, with the status of each.' })
  @Requires('view', 'participation.by_participant')
  participantGrid(
    @Args('personId', { type: () => ID, description: 'The participant.' }) personId: string,
    @Args('from', { type: () => PlainDateScalar, description: 'The first day.' }) from: string,
    @Args('to', { type: () => PlainDateScalar, description: `The last day, at most ${MAX_GRID_DAYS} days with the first.` }) to: string,
  ): Promise<ParticipantGrid> {
    return this.participants.grid({ personId, from, to });
  }

  @PayloadMutation(() => SaveAttendancePayload, { description: "Saves a participant's mark on one session date: the same save as saveAttendance, with the same problems, for whoever may edit by participant." })
  @Requires('edit', 'participation.by_participant')
  async saveParticipantAttendance(@Args('input', { description: 'The marks.' }) input: SaveAttendanceInput): Promise<SaveAttendancePayload> {
    return { saved: await this.attendance.save(input, { source: 'grid' }), problems: [] };
  }
}
