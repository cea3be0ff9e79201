// Runs bench, bench:web, drill or attack once what they need is installed; --help needs nothing installed.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkNode, helpIfAsked, installIfNeeded, main, root, UserError } from './common.mjs';

const TOOLS = { bench: 'bench', 'bench:web': 'bench-web', drill: 'drill', attack: 'attack' };

await main(async () => {
  checkNode();
  const [name] = process.argv.splice(2, 1);
  if (!Object.hasOwn(TOOLS, name)) throw new UserError(`There is no tool "${name}". Tools: ${Object.keys(TOOLS).join(', ')}.`);
  const script = path.join(root, 'tools', TOOLS[name], 'run.mjs');
  process.argv[1] = script;
  helpIfAsked(pathToFileURL(script));
  installIfNeeded();
  await import(pathToFileURL(script).href);
});
