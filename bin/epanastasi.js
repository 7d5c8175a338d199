#!/usr/bin/env node
// The command from a clone: TypeScript is run as it stands, which Node does from 22.18 on.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `epanastasi: this is Node ${process.versions.node}; from a clone the command needs 22.18 or later.\n` +
      'Run "npm ci" once and then "npx epanastasi …": the set-up brings a Node of its own.',
  );
  process.exit(2);
}
await import('../src/cli/main.ts');
