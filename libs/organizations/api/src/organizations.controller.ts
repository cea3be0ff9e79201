import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { Db, Requires, SignedIn } from '@afterbell/core/api';
import { isOrganizationLevel } from '@afterbell/core/domain';
import { nested, type NestedNode } from '@afterbell/organizations/domain';
import { chartNodes, idIn, record, textIn } from './chart-payload';
import { OrganizationBulkService } from './organization-bulk.service';
import { OrganizationEditor } from './organization-editor.service';
import { invalid, LEVEL_FEATURES, levelNamesOf, notFound } from './organization-rules';
import { OrganizationTreeService } from './organization-tree.service';
import { OrganizationService } from './organization.service';

/** The documented REST calls of organizations (docs/rest.md "Organizations"); the services are those of GraphQL. */
@Controller('organizations')
export class OrganizationsController {
  constructor(
    private readonly db: Db,
    private readonly tree: OrganizationTreeService,
    private readonly bulk: OrganizationBulkService,
    private readonly editor: OrganizationEditor,
    private readonly organizations: OrganizationService,
  ) {}

  @Post('chart/get')
  @HttpCode(200)
  @Requires('view', 'organizations.chart')
  chart(): Promise<NestedNode> {
    return this.chartNow();
  }

  @Post('chart/set')
  @HttpCode(200)
  @Requires('edit', 'organizations.chart')
  async setChart(@Body() body: unknown): Promise<NestedNode> {
    await this.bulk.apply(chartNodes(body));
    return this.chartNow();
  }

  @Post('entity/name/set')
  @HttpCode(200)
  @Requires('edit', LEVEL_FEATURES)
  async setName(@Body() body: unknown) {
    const payload = record(body);
    const id = idIn(payload, 'id');
    const saved = await this.db.write(async () => {
      await this.editor.edit(id, { name: textIn(payload, 'name') }, Number.isSafeInteger(payload.version) ? (payload.version as number) : null);
      return this.organizations.get(id);
    });
    return { id: saved.id, name: saved.name, organizationType: saved.level, version: saved.version };
  }

  @Post('level/get')
  @HttpCode(200)
  @SignedIn()
  async levelName(@Body() body: unknown) {
    const organizationType = textIn(record(body), 'organizationType');
    if (!isOrganizationLevel(organizationType)) throw invalid('organizationType', 'is not a level');
    const names = await this.db.read(levelNamesOf);
    return { organizationType, name: names[organizationType].singular, plural: names[organizationType].plural };
  }

  @Post('getSites')
  @HttpCode(200)
  @Requires('view', 'organizations.site')
  async sites() {
    const nodes = await this.tree.nodes();
    return { sites: nodes.filter(({ level, enabled }) => level === 'site' && enabled).map(({ id, name }) => ({ id, name })) };
  }

  private async chartNow(): Promise<NestedNode> {
    const [root] = nested(await this.tree.nodes());
    if (!root) throw notFound();
    return root;
  }
}
