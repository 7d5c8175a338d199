/** The `epanastasi` command as a process. */
import process from 'node:process';
import { processIo } from './io.ts';
import { run } from './run.ts';

// Whoever reads our output may stop early (`epanastasi replay … | head`): that is no fault.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
}

process.exitCode = await run(process.argv.slice(2), processIo);
