import { Args, Resolver } from '@nestjs/graphql';
import { PayloadMutation, Requires } from '@afterbell/core/api';
import { ClassListService } from './class-list.service';
import { ClassListInput, ClassListPayload } from './class-list.types';

@Resolver()
export class ClassListResolver {
  constructor(private readonly lists: ClassListService) {}

  @PayloadMutation(() => ClassListPayload, { description: 'Says what importing a class list would do, row by row; nothing is written. Problems: MONTH_LOCKED, VALIDATION.' })
  @Requires('edit', 'participation.by_activity')
  async previewClassList(@Args('input', { description: 'The file.' }) input: ClassListInput): Promise<ClassListPayload> {
    return { report: await this.lists.preview(input), problems: [] };
  }

  @PayloadMutation(() => ClassListPayload, {
    description: 'Imports every row of a class list that can be: all of them in one transaction, the others are answered with their reason. Repeating it changes nothing. Problems: MONTH_LOCKED, VALIDATION.',
  })
  @Requires('edit', 'participation.by_activity')
  async importClassList(@Args('input', { description: 'The file and the decisions.' }) input: ClassListInput): Promise<ClassListPayload> {
    return { report: await this.lists.import(input), problems: [] };
  }
}
