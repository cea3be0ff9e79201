import { Args, ID, Query, Resolver } from '@nestjs/graphql';
import { PayloadMutation, Requires } from '@afterbell/core/api';
import type { MaintenanceSection } from '@afterbell/core/domain';
import { RECORD_FEATURES } from '../subjects/subject';
import { MaintenanceSectionEnum } from '../types/enums';
import { Form, FormDraftPayload, SaveFormDraftInput, SaveFormInput, SaveFormPayload } from '../types/form.types';
import { CustomListField } from '../types/maintenance.types';
import { FormDraftService } from '../drafts/form-draft.service';
import { CustomListService } from '../lists/custom-list.service';
import { FormService } from './form.service';

const SECTION = { type: () => MaintenanceSectionEnum, description: 'The section.' };
const SUB_SECTION = { type: () => String, description: 'Its part, such as `participant`.' };

@Resolver()
export class FormResolver {
  constructor(
    private readonly forms: FormService,
    private readonly drafts: FormDraftService,
    private readonly lists: CustomListService,
  ) {}

  @Query(() => Form, { description: 'A form with the answers of one record, or an empty one for a new record. What the caller may not see is absent.' })
  @Requires('view', RECORD_FEATURES)
  form(
    @Args('section', SECTION) section: MaintenanceSection,
    @Args('subSection', SUB_SECTION) subSection: string,
    @Args('tab', { type: () => String, nullable: true, description: 'Only this tab.' }) tab: string | null,
    @Args('id', { type: () => ID, nullable: true, description: 'The record; none: a new one.' }) id: string | null,
    @Args('parentId', { type: () => ID, nullable: true, description: 'What a new record is to belong to.' }) parentId: string | null,
  ): Promise<Form> {
    return this.forms.load({ section, subSection, tab: tab ?? null, id: id ?? null, parentId: parentId ?? null });
  }

  @PayloadMutation(() => SaveFormPayload, {
    description: 'Saves answers of a record, or adds one. All or nothing; the path of a problem is the id of the field, or `12.rows.0.34` within a subform. Problems: VALIDATION, STALE_VERSION, DUPLICATE_PERSON, SIMILAR_PERSON.',
  })
  @Requires('edit', RECORD_FEATURES)
  saveForm(@Args('input', { description: 'The answers.' }) input: SaveFormInput): Promise<SaveFormPayload> {
    return this.forms.saveWire(input);
  }

  @PayloadMutation(() => FormDraftPayload, { description: 'Keeps what the caller has typed and not saved, for 30 days. Problems: VALIDATION.' })
  @Requires('edit', RECORD_FEATURES)
  saveFormDraft(@Args('input', { description: 'The unsaved answers.' }) input: SaveFormDraftInput): Promise<FormDraftPayload> {
    return this.drafts.save(input);
  }

  @PayloadMutation(() => FormDraftPayload, { description: 'Forgets the caller’s draft of a record.' })
  @Requires('edit', RECORD_FEATURES)
  discardFormDraft(
    @Args('section', SECTION) section: MaintenanceSection,
    @Args('subSection', SUB_SECTION) subSection: string,
    @Args('id', { type: () => ID, nullable: true, description: 'The record; none: of a new one.' }) id: string | null,
  ): Promise<FormDraftPayload> {
    return this.drafts.discard({ section, subSection, id: id ?? null });
  }

  @Query(() => [CustomListField], { description: 'The tenant’s own fields that the list of a section can show, filter and sort by, as far as the caller sees them.' })
  @Requires('view', RECORD_FEATURES)
  customListFields(
    @Args('section', SECTION) section: MaintenanceSection,
    @Args('subSection', { type: () => String, nullable: true, description: 'The form, where the section has several lists; none: its first.' }) subSection?: string | null,
  ): Promise<CustomListField[]> {
    return this.lists.fieldsOf(subSection ? { section, subSection } : section);
  }
}
