// Jest compiles every module anew for every test file that loads it. Here each source is compiled once for a worker, and run anew in the context of
// each file: what a file sees is its own, only the compiled code is shared, as a browser shares a script's among its frames.
const vm = require('node:vm');

/** By file name: the wrapped source, as it was compiled last. */
const compiled = new Map();

/** @returns {vm.Script} which evaluates to the function of these parameters */
function compileOnce(code, parameters, { filename, importModuleDynamically }) {
  const head = `(function (${parameters.join(', ')}) {`;
  const known = compiled.get(filename);
  if (known?.code === code && known.head === head) return known.script;
  // On the first line with the code, so that the lines and columns of its source map are right.
  const script = new vm.Script(`${head}${code}\n})`, { filename, columnOffset: -head.length, importModuleDynamically });
  compiled.set(filename, { code, head, script });
  return script;
}

const compileEach = vm.compileFunction;
vm.compileFunction = (code, parameters = [], options = {}) => {
  const { parsingContext, filename } = options;
  if (!filename || !parsingContext || !vm.isContext(parsingContext)) return compileEach(code, parameters, options);
  // Without Jest's answer to import(), which is bound to one file: it can only refuse, and so does Node.
  return compileOnce(code, parameters, { filename }).runInContext(parsingContext);
};

module.exports = { compileOnce };
