import { Injectable } from '@nestjs/common';
import { Db, requirePrincipal, staleSave } from '@afterbell/core/api';
import { AppError } from '@afterbell/core/domain';
import { stepsTo, type TreeStep, type WantedNode } from '@afterbell/organizations/domain';
import { visibleLevels } from './organization-list';
import type { SentNode } from './chart-payload';
import { OrganizationEditor } from './organization-editor.service';
import { holdTree, invalid, notFound } from './organization-rules';
import { OrganizationTreeService } from './organization-tree.service';

/** The tree as somebody wants it, whole or in part: what is not named stays where it is. */
@Injectable()
export class OrganizationBulkService {
  constructor(
    private readonly db: Db,
    private readonly tree: OrganizationTreeService,
    private readonly editor: OrganizationEditor,
  ) {}

  /** All of it in one transaction, or nothing; each change under the rules of its own mutation. */
  async apply(sent: readonly SentNode[]): Promise<void> {
    await this.db.write(async (tx) => {
      await holdTree(tx);
      const levels = new Set(visibleLevels(requirePrincipal().permissions));
      const current = new Map((await this.tree.all()).filter(({ level }) => levels.has(level)).map((row) => [row.id, row]));
      const late: Parameters<typeof staleSave>[2][number][] = [];
      const wanted = sent.map((node): WantedNode => {
        const now = node.id === null ? null : current.get(node.id);
        if (now === undefined) throw notFound();
        if (now && node.level !== null && now.level !== node.level) throw invalid(node.path === '' ? 'organizationType' : `${node.path}.organizationType`, 'cannot be changed');
        if (now && node.version !== null && node.version !== now.version) late.push({ id: now.id, field: 'name', current: now.name, attempted: node.name, version: now.version });
        return { ...node, name: node.name ?? now?.name ?? '', level: node.level ?? now?.level ?? 'site', enabled: node.enabled ?? now?.enabled ?? true };
      });
      const [first] = late;
      if (first) throw await staleSave(tx, { subjectType: 'organization', subjectId: first.id }, [first]);
      const made = new Map<string, string>();
      const idOf = (key: string) => made.get(key) ?? key;
      for (const step of stepsTo(wanted, current)) await this.take(step, idOf, made);
    });
  }

  private async take({ kind, node }: TreeStep, idOf: (key: string) => string, made: Map<string, string>): Promise<void> {
    const parentId = node.parentKey === null ? null : idOf(node.parentKey);
    try {
      if (kind === 'create') made.set(node.key, await this.editor.create({ parentId, level: node.level, name: node.name }));
      else if (kind === 'move') await this.editor.move(idOf(node.key), parentId ?? '', null);
      else if (kind === 'rename') await this.editor.edit(idOf(node.key), { name: node.name }, null);
      else await this.editor.setEnabled(idOf(node.key), kind === 'enable', null);
    } catch (error) {
      throw located(error, node.path);
    }
  }
}

/** A problem says which node of what was sent it is about. */
function located(error: unknown, path: string): unknown {
  if (!(error instanceof AppError) || error.code !== 'VALIDATION') return error;
  const problems = (error.params.problems ?? []) as { path: string; message: string }[];
  const prefix = path === '' ? '' : `${path}.`;
  return new AppError('VALIDATION', { problems: problems.map((problem) => ({ ...problem, path: `${prefix}${problem.path}` })) });
}
