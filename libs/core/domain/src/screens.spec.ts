import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Screens speak US English; the code and its guides keep the spelling that they began with. */
const BRITISH = /\b(programmes?|colours?|centres?|cancelled|cancelling|catalogues?|enrolments?|organis\w+|recognis\w+|favourites?|behaviours?|licences?|grey|neighbours?)\b/i;
const LIBS = path.resolve(__dirname, '../../..');

const filesNamed = (name: RegExp) =>
  readdirSync(LIBS, { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
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
  const files = filesNamed(/(-texts|audit-words|error-catalogue|permission-catalogue)\.ts$/);
  expect(files.length).toBeGreaterThan(60);
  expect(files.flatMap((file) => wordsIn(file).filter((words) => BRITISH.test(words)).map((words) => `${path.relative(LIBS, file)}: ${words}`))).toEqual([]);
});

// It answers an international domain in ASCII and writes that into the box, which no test environment does: `EmailInput` does not.
test('no box for an address of mail is one of the browser’s own', () => {
  const pages = filesNamed(/(?<!\.test)\.tsx$/);
  expect(pages.length).toBeGreaterThan(200);
  expect(pages.filter((file) => /type=("email"|\{[^}]*'email')|type: 'email'/.test(readFileSync(file, 'utf8')))).toEqual([]);
});
