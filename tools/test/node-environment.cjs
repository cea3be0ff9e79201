// Jest's own environment of Node, with modules that are compiled once for each worker.
require('./compile-once.cjs');

module.exports = require('jest-environment-node');
