import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { Db, Requires } from '@afterbell/core/api';
import { maintenanceFeatures } from '@afterbell/core/domain';
import type { FormDefinition, FormTab } from '@afterbell/forms/domain';
import { DefinitionStore } from '../definitions/definition-store';
import type { FormKey } from '../definitions/template-form';
import { FormMaintenanceService, templateOf } from '../maintenance/form-maintenance.service';
import { requireMaintenance } from '../maintenance/maintenance-access';
import { fieldsOfPayload } from './definition-payload';
import { formKey, integerOrNull, invalid, list, record, textOrNull } from './payload';

/** `/forms/maintenance/load` and `/forms/maintenance/save` (docs/rest.md "Forms"); the services are those of GraphQL. */
@Controller('forms/maintenance')
export class FormsMaintenanceController {
  constructor(
    private readonly db: Db,
    private readonly definitions: DefinitionStore,
    private readonly maintenance: FormMaintenanceService,
  ) {}

  @Post('load')
  @HttpCode(200)
  @Requires('view', [...maintenanceFeatures])
  load(@Body() body: unknown) {
    return this.now(formKey(record(body)));
  }

  /** Without a version it is based on what is stored now, and what it leaves out goes. */
  @Post('save')
  @HttpCode(200)
  @Requires('edit', [...maintenanceFeatures])
  async save(@Body() body: unknown) {
    const payload = record(body);
    const key = formKey(payload);
    const current = await this.now(key);
    const fields = fieldsOfPayload(payload['fields'], current);
    const given = payload['tabs'] === undefined ? current.tabs : list(payload['tabs'], 'tabs', 31).map(tabOf);
    const missing = [...new Set(fields.map(({ tabName }) => tabName))].filter((name) => name !== '' && !given.some((tab) => tab.name === name));
    const tabs = [...given, ...missing.map((name) => ({ name, label: name }))];
    const { merge } = await this.maintenance.saveDefinition(key, integerOrNull(payload, 'version') ?? current.version, { tabs, fields }, textOrNull(payload, 'note') ?? '');
    return { ...(await this.now(key)), merge: merge ?? null };
  }

  private now(key: FormKey): Promise<Pick<FormDefinition, 'section' | 'subSection' | 'version' | 'tabs' | 'fields'> & { label: string }> {
    return this.db.read(async (tx) => {
      await requireMaintenance(tx, key.section, 'view');
      const { section, subSection, version, tabs, fields } = await this.definitions.within(tx, key);
      return { section, subSection, label: templateOf(key).label, version, tabs, fields };
    });
  }
}

function tabOf(member: unknown, index: number): FormTab {
  const { name, label } = record(member, `tabs.${index}`);
  if (typeof name !== 'string' || typeof label !== 'string') throw invalid(`tabs.${index}`, 'needs a name and a label');
  return { name, label };
}
