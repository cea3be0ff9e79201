import { Args, Int, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { PayloadMutation, Requires } from '@afterbell/core/api';
import { type MaintenanceSection, maintenanceFeatures } from '@afterbell/core/domain';
import type { FieldType } from '@afterbell/forms/domain';
import { FieldTypeEnum, MaintenanceSectionEnum } from '../types/enums';
import { FieldUsage, FormLibraryEntry, FormMaintenance, FormSummary, FormTypeChange, FormVersionDetail, FormVersionPage, LibraryPayload, SaveFormMaintenanceInput, SaveFormMaintenancePayload, SaveLibraryEntryInput } from '../types/maintenance.types';
import { FormLibraryService } from '../library/form-library.service';
import { FormMaintenanceService } from './form-maintenance.service';
import { FormUsageService } from './form-usage.service';
import { FormVersionService } from './form-version.service';

const SECTION = { type: () => MaintenanceSectionEnum, description: 'The section.' };
const SUB_SECTION = { type: () => String, description: 'Its part, such as `participant`.' };
const MAINTENANCE = [...maintenanceFeatures];

/** Which of the five features counts is decided by the section, in the services: MAINTENANCE_RULES. */
@Resolver(() => FormMaintenance)
export class FormMaintenanceResolver {
  constructor(
    private readonly maintenance: FormMaintenanceService,
    private readonly versions: FormVersionService,
    private readonly library: FormLibraryService,
    private readonly usages: FormUsageService,
  ) {}

  @Query(() => [FormSummary], { description: 'All forms that the caller’s role may maintain, also those that only other levels may maintain.' })
  @Requires('view', MAINTENANCE)
  formSummaries(): Promise<FormSummary[]> {
    return this.maintenance.summaries();
  }

  @Query(() => FormMaintenance, { description: 'The definition of a form, to maintain it.' })
  @Requires('view', MAINTENANCE)
  formMaintenance(@Args('section', SECTION) section: MaintenanceSection, @Args('subSection', SUB_SECTION) subSection: string): Promise<FormMaintenance> {
    return this.maintenance.load(section, subSection);
  }

  @PayloadMutation(() => SaveFormMaintenancePayload, {
    description: 'Saves a definition as a new version. When somebody else saved meanwhile, both are merged and `merge` says what came of it. Problems: VALIDATION, FIELD_DUPLICATE.',
  })
  @Requires('edit', MAINTENANCE)
  saveFormMaintenance(@Args('input', { description: 'The definition.' }) input: SaveFormMaintenanceInput): Promise<SaveFormMaintenancePayload> {
    return this.maintenance.save(input);
  }

  @Query(() => FormVersionPage, { description: 'Versions of a form, the newest first.' })
  @Requires('view', MAINTENANCE)
  formVersions(
    @Args('section', SECTION) section: MaintenanceSection,
    @Args('subSection', SUB_SECTION) subSection: string,
    @Args('first', { type: () => Int, defaultValue: 25, description: 'How many, 1 to 200.' }) first: number,
    @Args('offset', { type: () => Int, defaultValue: 0, description: 'How many to skip.' }) offset: number,
  ): Promise<FormVersionPage> {
    return this.versions.list(section, subSection, first, offset);
  }

  @Query(() => FormVersionDetail, { description: 'One version with its definition, and what differs from another.' })
  @Requires('view', MAINTENANCE)
  formVersion(
    @Args('section', SECTION) section: MaintenanceSection,
    @Args('subSection', SUB_SECTION) subSection: string,
    @Args('version', { type: () => Int, description: 'The version; 0 is what ships with the product.' }) version: number,
    @Args('compareWith', { type: () => Int, nullable: true, description: 'The version to compare with; none: the one before.' }) compareWith: number | null,
  ): Promise<FormVersionDetail> {
    return this.versions.get(section, subSection, version, compareWith ?? null);
  }

  @PayloadMutation(() => SaveFormMaintenancePayload, { description: 'Brings a former version back, as a new one. Answers that it has no field for are kept. Problems: VALIDATION, STALE_VERSION.' })
  @Requires('edit', MAINTENANCE)
  restoreFormVersion(
    @Args('section', SECTION) section: MaintenanceSection,
    @Args('subSection', SUB_SECTION) subSection: string,
    @Args('version', { type: () => Int, description: 'The version to bring back.' }) version: number,
    @Args('baseVersion', { type: () => Int, description: 'The version that was read.' }) baseVersion: number,
  ): Promise<SaveFormMaintenancePayload> {
    return this.versions.restore(section, subSection, version, baseVersion);
  }

  @Query(() => FormTypeChange, { description: 'What would become of a field’s values under another type.' })
  @Requires('view', MAINTENANCE)
  formTypeChange(
    @Args('section', SECTION) section: MaintenanceSection,
    @Args('subSection', SUB_SECTION) subSection: string,
    @Args('fieldId', { type: () => Int, description: 'The field.' }) fieldId: number,
    @Args('to', { type: () => FieldTypeEnum, description: 'The type that it is to have.' }) to: FieldType,
  ): Promise<FormTypeChange> {
    return this.maintenance.typeChange(section, subSection, fieldId, to);
  }

  @Query(() => [FormLibraryEntry], { description: 'Ready-made fields and groups for the forms of a section: those that ship with the product, then the tenant’s own.' })
  @Requires('view', MAINTENANCE)
  formLibrary(@Args('section', SECTION) section: MaintenanceSection): Promise<FormLibraryEntry[]> {
    return this.library.list(section);
  }

  @PayloadMutation(() => LibraryPayload, { description: 'Keeps fields as an entry of the tenant’s library. Problems: VALIDATION.' })
  @Requires('edit', MAINTENANCE)
  saveLibraryEntry(@Args('input', { description: 'The entry.' }) input: SaveLibraryEntryInput): Promise<LibraryPayload> {
    return this.library.save(input);
  }

  @PayloadMutation(() => LibraryPayload, { description: 'Removes an entry of the tenant’s own; forms that took it over keep their fields.' })
  @Requires('edit', MAINTENANCE)
  removeLibraryEntry(
    @Args('section', SECTION) section: MaintenanceSection,
    @Args('id', { type: () => Int, description: 'The entry.' }) id: number,
  ): Promise<LibraryPayload> {
    return this.library.remove(section, id);
  }

  @ResolveField(() => [FieldUsage], { description: 'Fields that records answer, with how many do; counted only when asked for.' })
  usage({ section, subSection }: FormMaintenance): Promise<FieldUsage[]> {
    return this.usages.of({ section, subSection });
  }
}
