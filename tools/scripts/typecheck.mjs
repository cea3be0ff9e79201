// typecheck.mjs [server|web|tools …]: three programs for the whole workspace, by the native TypeScript compiler.
// (One program for each small project would read the same libraries twenty times.) tsconfig.json itself is for editors.
import { isMain, main, runNode } from './common.mjs';

export const PROGRAMS = ['server', 'web', 'tools'];

/** @returns {Promise<boolean>} */
export const typecheck = async (program) => (await runNode(['node_modules/typescript-native/bin/tsc', '-p', `tsconfig.${program}.json`])) === 0;

if (isMain(import.meta.url)) {
  await main(async () => {
    const asked = process.argv.slice(2);
    let good = true;
    for (const program of asked.length > 0 ? asked : PROGRAMS) good = (await typecheck(program)) && good;
    process.exit(good ? 0 : 1);
  });
}
