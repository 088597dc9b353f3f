import { WebSocket } from 'ws';

/** Timeout of a command, in milliseconds. */
const PATIENCE = 45_000;

/** An event from the browser: a console message, a request. */
export interface BidiEvent {
  method: string;
  params: Record<string, unknown>;
}

/** A WebDriver BiDi session (W3C, «WebDriver BiDi»): sends commands, receives results and events. */
export interface BidiConnection {
  /** Sends a command; rejects with the browser's error message if it fails. */
  send(method: string, params?: object): Promise<Record<string, unknown>>;
  onEvent(listener: (event: BidiEvent) => void): void;
  close(): void;
}

interface Answer {
  id?: number;
  type: 'success' | 'error' | 'event';
  result?: Record<string, unknown>;
  error?: string;
  message?: string;
  method?: string;
  params?: Record<string, unknown>;
}

/** Opens a connection to the address that a browser has printed. */
export async function connectBidi(address: string): Promise<BidiConnection> {
  const socket = new WebSocket(address, { perMessageDeflate: false });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  const waiting = new Map<number, (answer: Answer) => void>();
  const listeners: ((event: BidiEvent) => void)[] = [];
  socket.on('message', (data) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.type === 'event') {
      for (const listener of listeners) listener({ method: answer.method ?? '', params: answer.params ?? {} });
    } else if (answer.id !== undefined) {
      waiting.get(answer.id)?.(answer);
      waiting.delete(answer.id);
    }
  });
  let last = 0;
  return {
    send(method, params = {}) {
      last += 1;
      const id = last;
      return new Promise((resolve, reject) => {
        const late = setTimeout(() => reject(new Error(`${method} was not answered`)), PATIENCE);
        waiting.set(id, ({ type, result = {}, error, message }) => {
          clearTimeout(late);
          if (type === 'success') resolve(result);
          else reject(new Error(`${method}: ${error} (${message})`));
        });
        socket.send(JSON.stringify({ id, method, params }));
      });
    },
    onEvent: (listener) => void listeners.push(listener),
    close: () => socket.close(),
  };
}
