/** The `epanastasi` command as a process. */
import process from 'node:process';
import { isReaderGone, processIo } from './io.ts';
import { run } from './run.ts';

// Whoever reads our output may stop early: that is no fault. Of any other fault the writing itself is told.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (isReaderGone(error)) process.exit(0);
  });
}

process.exitCode = await run(process.argv.slice(2), processIo);
