// The bare handler's part of the export: the product's statements page by page, and the file.
import { randomUUID } from 'node:crypto';
import { listNodes, listStatements, withoutWalls } from './list-statements.mjs';

const cell = (value) => (value === null ? '' : /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);

export function exportOperations({ built, read, write, audit }) {
  const { gradeLabel } = built('libs/people/domain/src/grades.js');
  const { formatDate, MAX_PAGE_SIZE } = built('libs/core/domain/src/index.js');
  const LABELS = ['Name', 'Grade', 'Birth date', 'Sites', 'Local ID', 'State ID', 'E-mail'];

  async function file(contender, { question, user }) {
    const lines = [LABELS.join()];
    for (let offset = 0, rows = null; rows === null || rows.length > MAX_PAGE_SIZE; offset += MAX_PAGE_SIZE) {
      const statements = listStatements({ ...question, limit: MAX_PAGE_SIZE, offset }, user);
      if (contender !== 'walls') withoutWalls(statements, user);
      const one = async (statement) => (await read(contender, user, [statement]))[0];
      rows = await one(statements.page);
      if (offset === 0) {
        await one(statements.count);
        await write(contender, user, (query) => audit(query, [randomUUID(), user.userId, user.accessId, user.organizationId, 'participants.export', 'list', 'participants', null, null, JSON.stringify(question), null, randomUUID(), '127.0.0.1']));
      }
      const shown = rows.slice(0, MAX_PAGE_SIZE);
      const ids = shown.map(({ id }) => id);
      const [stays, tags] = await Promise.all([one(statements.stays(ids)), one(statements.tags(ids))]);
      listNodes(shown, stays, tags).forEach(({ displayName, grade, birthDate, sites, localId, stateId }, index) => {
        const place = sites.map(({ name }) => name).join('; ');
        lines.push([displayName, grade && gradeLabel(grade), birthDate && formatDate(birthDate), place, localId, stateId, shown[index].email].map(cell).join());
      });
    }
    return `\uFEFF${lines.join('\r\n')}\r\n`;
  }

  return { '/export': file };
}
