// Astro needs a newer Node than some systems have; on Linux x64 the set-up brings one. Says so in words.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `This is Node ${process.versions.node}, and the site is built with Node 22.18 or later.\n` +
      'On Linux x64, "npm ci" brings one, and "npm run …" and "npx …" use it: start it through them.\n' +
      'On other systems install Node 22 or later.',
  );
  process.exit(1);
}
