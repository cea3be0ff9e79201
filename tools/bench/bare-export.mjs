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
    const statements = listStatements({ ...question, limit: MAX_PAGE_SIZE, offset: 0 }, user);
    const one = async (statement) => {
      if (contender !== 'walls') withoutWalls([statement], user);
      return (await read(contender, user, [statement]))[0];
    };
    let ids = [];
    for (let from = 0, at = 0, over = false; at < ids.length || !over; at += MAX_PAGE_SIZE) {
      if (at >= ids.length) {
        const read = (await one(statements.order(from))).map(({ id }) => id);
        // As the product: a thousand once more.
        ids = from ? read.slice(statements.again) : read;
        [from, at, over] = [from + read.length - statements.again, 0, read.length < statements.ahead];
      }
      const taken = ids.slice(at, at + MAX_PAGE_SIZE);
      const found = new Map((await one(statements.rows(taken))).map((row) => [row.id, row]));
      if (lines.length === 1) {
        await one(statements.count);
        await write(contender, user, (query) => audit(query, [randomUUID(), user.userId, user.accessId, user.organizationId, 'participants.export', 'list', 'participants', null, null, JSON.stringify(question), null, randomUUID(), '127.0.0.1']));
      }
      const shown = taken.map((id) => found.get(id));
      // Tags are no column of this file, and the product asks for what is shown.
      listNodes(shown, await one(statements.stays(taken)), []).forEach(({ displayName, grade, birthDate, sites, localId, stateId }, index) => {
        const place = sites.map(({ name }) => name).join('; ');
        lines.push([displayName, grade && gradeLabel(grade), birthDate && formatDate(birthDate), place, localId, stateId, shown[index].email].map(cell).join());
      });
    }
    return `\uFEFF${lines.join('\r\n')}\r\n`;
  }

  return { '/export': file };
}
