import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server on this machine that answers by path and records its requests. */
export interface PhotoServer {
  url: string;
  asked: string[];
  close(): Promise<void>;
}

export type Answers = Record<string, (response: ServerResponse, request: IncomingMessage) => void>;

export async function servePhotos(answers: Answers): Promise<PhotoServer> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    asked.push(path);
    const answer = answers[path];
    if (answer) answer(response, request);
    else response.writeHead(404).end('no');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
