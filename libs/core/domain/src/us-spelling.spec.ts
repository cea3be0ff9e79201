import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Screens speak US English; the code and its guides keep the spelling that they began with. */
const BRITISH = /\b(programmes?|colours?|centres?|cancelled|cancelling|catalogues?|enrolments?|organis\w+|recognis\w+|favourites?|behaviours?|licences?|grey|neighbours?)\b/i;
const LIBS = path.resolve(__dirname, '../../..');

const textFiles = () =>
  readdirSync(LIBS, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(-texts|audit-words|error-catalogue|permission-catalogue)\.ts$/.test(file))
    .map((file) => path.join(LIBS, file));

/** What people read: keys of texts are words of the code. */
function wordsIn(file: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && /\s|^[A-Z]/.test(node.text) && !(ts.isPropertyAssignment(node.parent) && node.parent.name === node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
  return found;
}

test('every text of the screens is spelled as in the United States', () => {
  const files = textFiles();
  expect(files.length).toBeGreaterThan(60);
  expect(files.flatMap((file) => wordsIn(file).filter((words) => BRITISH.test(words)).map((words) => `${path.relative(LIBS, file)}: ${words}`))).toEqual([]);
});
