import type { Worker } from 'node:worker_threads';
import { type PoolOptions, type PoolWorker, ThreadsPoolWorker, type WorkerRequest } from 'vitest/node';

/** Runs after which a thread makes room for a fresh one: what tests leave behind must not pile up. */
const LIFE = 300;

type Listener = (message: unknown) => void;

/** Threads that wait for their next run, by project and environment. */
const idle = new Map<string, Thread[]>();

interface Thread {
  worker: ThreadsPoolWorker;
  runs: number;
}

/** Lets the process end while a thread has nothing to do. */
function rest({ worker }: Thread, isIdle: boolean): void {
  const { thread } = worker as unknown as { thread: Worker };
  if (isIdle) thread.unref();
  else thread.ref();
}

const answer = (type: 'started' | 'stopped') => ({ type, __vitest_worker_response__: true });

/**
 * A thread of Vitest's own that outlives its run: the next one finds its modules loaded and compiled, which is most of
 * what a short run costs. Only for tests that may share a thread (`isolate: false`).
 *
 * The pool starts and stops a worker around each run; here both are answered in the thread's place, and the
 * configuration, which comes with the start, is handed over with the run.
 */
class WarmThread implements PoolWorker {
  readonly name = 'warm-threads';
  private readonly options: PoolOptions;
  private readonly key: string;
  private thread: Thread | undefined;
  private isNew = false;
  private isStopped = false;
  private config: unknown;
  private readonly listeners: [event: string, listener: Listener][] = [];

  constructor(options: PoolOptions) {
    this.options = options;
    this.key = `${options.project.name} ${options.environment.name}`;
  }

  async start(): Promise<void> {
    const known = idle.get(this.key)?.pop();
    this.isNew = known === undefined;
    this.thread = known ?? { worker: new ThreadsPoolWorker(this.options), runs: 0 };
    if (this.isNew) await this.thread.worker.start();
    rest(this.thread, false);
    this.thread.runs += 1;
  }

  send(message: WorkerRequest): void {
    const isLast = (this.thread?.runs ?? LIFE) >= LIFE;
    if (message.type === 'start') this.config = message.context.config;
    if (message.type === 'start' && !this.isNew) this.reply('started');
    else if (message.type === 'stop' && !isLast) {
      this.isStopped = true;
      this.reply('stopped');
    } else if (message.type === 'run' || message.type === 'collect') {
      const context = { ...message.context, config: this.config };
      this.worker.send({ ...message, context } as WorkerRequest);
    } else this.worker.send(message);
  }

  async stop(): Promise<void> {
    for (const [event, listener] of this.listeners.splice(0)) this.worker.off(event, listener);
    const { thread } = this;
    // Asked to stop without a word before, a thread has failed or hangs.
    if (!thread || !this.isStopped) return await this.worker.stop();
    rest(thread, true);
    idle.set(this.key, [...(idle.get(this.key) ?? []), thread]);
  }

  on(event: string, listener: Listener): void {
    this.listeners.push([event, listener]);
    this.worker.on(event, listener);
  }

  off(event: string, listener: Listener): void {
    const index = this.listeners.findIndex(([name, known]) => name === event && known === listener);
    if (index >= 0) this.listeners.splice(index, 1);
    this.worker.off(event, listener);
  }

  deserialize(message: unknown): unknown {
    return message;
  }

  private get worker(): ThreadsPoolWorker {
    if (!this.thread) throw new Error('The thread has not been started');
    return this.thread.worker;
  }

  private reply(type: 'started' | 'stopped'): void {
    for (const [event, listener] of [...this.listeners]) if (event === 'message') setImmediate(listener, answer(type));
  }
}

/** Pool for Vitest whose threads are kept between the runs of one process. */
export const warmThreads = {
  name: 'warm-threads',
  createPoolWorker: (options: PoolOptions): PoolWorker => new WarmThread(options),
};
