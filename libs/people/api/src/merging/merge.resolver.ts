import { Args, ID, Query, Resolver } from '@nestjs/graphql';
import { Db, lastChange, PayloadMutation, Requires } from '@afterbell/core/api';
import { isUuid } from '@afterbell/core/domain';
import { KIND_FEATURES } from '../kinds/kind';
import { ofPersonInSight } from '../relationships/in-sight';
import type { PartRow } from '../parts/person-parts';
import type { MergePerson } from './merge-fields';
import type { PlannedPart } from './merge-planner';
import { MergeService, nameOf } from './merge.service';
import { MergedInto, MergePersonsInput, MergePersonsPayload, MergePreview, PersonMerge, UndoMergePayload } from './merge.types';
import { UndoMergeService } from './undo-merge.service';

const NOW = `select to_jsonb(p) as row from person p where p.id = (select person_now($1)) and p.removed_at is null`;

@Resolver()
export class MergeResolver {
  constructor(
    private readonly db: Db,
    private readonly merges: MergeService,
    private readonly undoing: UndoMergeService,
  ) {}

  @Query(() => MergePreview, { description: 'What merging two records would do, field by field and with all that hangs on them. Needs the rights to edit and to remove everything that either is.' })
  @Requires('delete', KIND_FEATURES)
  async mergePreview(
    @Args('winnerId', { type: () => ID, description: 'Id of the record that stays.' }) winnerId: string,
    @Args('loserId', { type: () => ID, description: 'Id of the record that goes.' }) loserId: string,
  ): Promise<MergePreview> {
    const { winner, loser, fields, plan, beyond } = await this.merges.preview(winnerId, loserId);
    return {
      winner: sideOf(winner),
      loser: sideOf(loser),
      fields: fields.map(({ suggested, ...field }) => ({ ...field, suggestsLoser: suggested === 'loser' })),
      parts: this.merges.visible(plan).flatMap((one) => partOf(one, winner.id, loser.id)),
      beyond,
    };
  }

  @PayloadMutation(() => MergePersonsPayload, { description: 'Makes one record of two: fields as chosen, and everything that hangs on either. Can be undone for 30 days. Problems: VALIDATION, STALE_VERSION.' })
  @Requires('delete', KIND_FEATURES)
  async mergePersons(@Args('input', { description: 'Which records, and which values.' }) input: MergePersonsInput): Promise<MergePersonsPayload> {
    const { mergeId, winnerId } = await this.merges.merge(input);
    return { problems: [], mergeId, winnerId };
  }

  @PayloadMutation(() => UndoMergePayload, { description: 'Makes two records again of one, as they were. Problems: VALIDATION with what was changed since, or when it is too late.' })
  @Requires('delete', KIND_FEATURES)
  async undoMerge(@Args('id', { type: () => ID, description: 'Id of the merge.' }) id: string): Promise<UndoMergePayload> {
    return { problems: [], ...(await this.undoing.undo(id)) };
  }

  @Query(() => [PersonMerge], { description: 'Records that were merged into this one and can come apart again, the latest first. NOT_FOUND of a person out of sight.' })
  @Requires('view', KIND_FEATURES)
  personMerges(@Args('personId', { type: () => ID, description: 'Id of the person.' }) personId: string): Promise<PersonMerge[]> {
    return ofPersonInSight(this.db, personId, (id) => this.undoing.of(id));
  }

  @Query(() => MergedInto, { nullable: true, description: 'Under which record somebody is found since a merge; null where the id was merged into none.' })
  @Requires('view', KIND_FEATURES)
  async personMergedInto(@Args('id', { type: () => ID, description: 'Id of the record that went.' }) id: string): Promise<MergedInto | null> {
    if (!isUuid(id)) return null;
    return this.db.read(async (tx) => {
      const found = await tx.one<{ row: PartRow }>(NOW, [id], 'person_merged_into');
      if (!found) return null;
      const { changedBy, changedByYou, changedAt } = await lastChange(tx, { subjectType: 'person', subjectId: id.toLowerCase(), actions: 'person.mergedInto' });
      return { id: String(found.row['id']), displayName: nameOf(found.row), mergedBy: changedBy, mergedByYou: changedByYou, mergedAt: changedAt };
    });
  }
}

const at = (value: unknown) => new Date(String(value));

const sideOf = ({ id, kinds, version, row }: MergePerson) => ({ id, kinds, version, displayName: nameOf(row), generatedId: (row['generated_id'] as string | null) ?? null, createdAt: at(row['created_at']), updatedAt: at(row['updated_at']) });

function partOf({ part, rows, planned }: PlannedPart, winnerId: string, loserId: string) {
  const count = (id: string) => rows.filter((row) => part.people.some((column) => row[column] === id)).length;
  const decisions = new Map<string, number>();
  for (const { overlap } of planned) if (overlap !== undefined) decisions.set(overlap, (decisions.get(overlap) ?? 0) + 1);
  if (!rows.length || part.only !== undefined || part.table === 'person_merge') return [];
  return [{ key: part.table, title: part.title, winnerCount: count(winnerId), loserCount: count(loserId), overlaps: [...decisions].map(([decision, times]) => ({ decision, count: times })) }];
}
