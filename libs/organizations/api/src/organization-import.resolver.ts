import { Args, Resolver } from '@nestjs/graphql';
import { PayloadMutation, Requires } from '@afterbell/core/api';
import { MAX_PAGE_SIZE } from '@afterbell/core/domain';
import { IMPORT_ACTIONS } from '@afterbell/organizations/domain';
import { type ImportOutcome, OrganizationImportService } from './organization-import.service';
import { OrganizationImportInput, OrganizationImportPayload, type OrganizationImportReport } from './organization-import.types';
import { LEVEL_FEATURES } from './organization-rules';

@Resolver()
export class OrganizationImportResolver {
  constructor(private readonly imports: OrganizationImportService) {}

  @PayloadMutation(() => OrganizationImportPayload, { description: 'Says what importing a tree would do, row by row; nothing is written. Problems: VALIDATION.' })
  @Requires('import', LEVEL_FEATURES)
  async previewOrganizationImport(@Args('input', { description: 'The file.' }) input: OrganizationImportInput): Promise<OrganizationImportPayload> {
    return { report: reportOf(await this.imports.preview(input), input), problems: [] };
  }

  @PayloadMutation(() => OrganizationImportPayload, {
    description: 'Adds every row of a tree that can be, all of them in one transaction; the others are answered with their reason. Nothing that is there is changed, so repeating it changes nothing. Problems: VALIDATION.',
  })
  @Requires('import', LEVEL_FEATURES)
  async importOrganizations(@Args('input', { description: 'The file.' }) input: OrganizationImportInput): Promise<OrganizationImportPayload> {
    return { report: reportOf(await this.imports.import(input), input), problems: [] };
  }
}

function reportOf({ file, rows }: ImportOutcome, input: OrganizationImportInput): OrganizationImportReport {
  const wanted = new Set(input.only?.length ? input.only : IMPORT_ACTIONS);
  const first = Math.min(Math.max(input.first ?? MAX_PAGE_SIZE, 1), MAX_PAGE_SIZE);
  const offset = Math.max(input.offset ?? 0, 0);
  const counts = { total: rows.length, add: 0, already: 0, error: 0 };
  for (const { action } of rows) counts[action] += 1;
  return { columns: file.columns, fileProblems: file.problems, counts, rows: rows.filter(({ action }) => wanted.has(action)).slice(offset, offset + first) };
}
