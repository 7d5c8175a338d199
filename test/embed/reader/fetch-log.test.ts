import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchLog } from '../../../src/embed/reader/fetch-log.ts';

let server: Server;
let host: string;

beforeAll(async () => {
  server = createServer(({ url }, response) => {
    if (url === '/log') response.end('revolution-log 1\n');
    else if (url === '/utf16') response.end(Buffer.from('\uFEFFrevolution-log 1\n', 'utf16le'));
    else if (url === '/page') response.end('\n<!doctype html><title>404</title>');
    else if (url === '/picture') response.end(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]));
    else if (url === '/blank') response.end(' \n');
    else if (url === '/slow') response.write('revolution-log 1\n');
    else if (url === '/endless') pour(() => response.write('x'.repeat(65_536)), response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function pour(write: () => boolean, stream: NodeJS.EventEmitter): void {
  let open = true;
  stream.on('close', () => {
    open = false;
  });
  const go = () => {
    while (open && write()) {}
    if (open) stream.once('drain', go);
  };
  go();
}

describe('a log at an address', () => {
  it('is fetched, whatever its letters are written in', async () => {
    expect(await fetchLog(`http://${host}/log`)).toEqual({ text: 'revolution-log 1\n' });
    expect(await fetchLog(`http://${host}/utf16`)).toEqual({ text: 'revolution-log 1\n' });
  });

  it.each([
    ['/page', 'page'],
    ['/picture', 'binary'],
    ['/blank', 'empty'],
    ['/endless', 'large'],
  ])('is none at %s: %s', async (path, fault) => {
    expect(await fetchLog(`http://${host}${path}`)).toEqual({ fault });
  });

  it('is missed where nothing is there, or nobody answers', async () => {
    expect(await fetchLog(`http://${host}/none`)).toEqual({ fault: 'status', host, status: 404 });
    expect(await fetchLog('http://127.0.0.1:9/log')).toEqual({ fault: 'unreachable', host: '127.0.0.1:9' });
  });

  it('is not waited for without end', async () => {
    expect(await fetchLog(`http://${host}/slow`, 0.2)).toEqual({ fault: 'slow', host });
  });

  it.each(['javascript:alert(1)', 'data:text/plain,x', 'file:///etc/passwd', 'log.revlog', ''])(
    'is not looked for at %j',
    async (src) => {
      expect(await fetchLog(src)).toEqual({ fault: 'address', src });
    },
  );
});
