// One set of compiler options for the server build and for Jest, so tests run what ships.
const path = require('node:path');
const root = path.resolve(__dirname, '../..');
const { compilerOptions } = require('../../tsconfig.base.json');

/** @param {{ paths?: boolean, tsx?: boolean }} options */
module.exports = function swcOptions({ paths = true, tsx = false } = {}) {
  return {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', decorators: true, tsx, dynamicImport: true },
      transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false, react: { runtime: 'automatic' } },
      keepClassNames: true,
      ...(paths ? { baseUrl: root, paths: compilerOptions.paths } : {}),
    },
    // What a process may never need is loaded when it first does.
    module: { type: 'commonjs', ignoreDynamic: true, lazy: ['pdfkit', 'bwip-js/node', '@simplewebauthn/server', 'nodemailer'] },
    sourceMaps: true,
    swcrc: false,
    configFile: false,
  };
};
