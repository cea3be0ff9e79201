// Lets plain Node require our TypeScript, compiled as in the server build. For test set-up and scripts only.
const { transformFileSync } = require('@swc/core');
const swcOptions = require('../scripts/swc-options.cjs');

process.setSourceMapsEnabled(true);
require.extensions['.ts'] = (module, filename) => {
  const { code } = transformFileSync(filename, { ...swcOptions(), sourceMaps: 'inline' });
  module._compile(code, filename);
};
