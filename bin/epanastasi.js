#!/usr/bin/env node
// The command. A clone has the source, which Node runs as it stands from 22.18 on; the package has it compiled, for any Node that it supports.
import { existsSync } from 'node:fs';

const source = new URL('../src/cli/main.ts', import.meta.url);
if (existsSync(source)) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 22 || (major === 22 && minor < 18)) {
    console.error(
      `epanastasi: this is Node ${process.versions.node}; from a clone the command needs 22.18 or later.\n` +
        'Run "npm ci" once and then "npx epanastasi …": the set-up brings a Node of its own.',
    );
    process.exit(2);
  }
  await import(source.href);
} else {
  await import('../lib/cli/main.js');
}
