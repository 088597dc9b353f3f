import { randomUUID } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { writeFile } from '../../build/files/write-file.ts';
import type { MailRequest } from './check-request.ts';

/** A stored message: the unchanged body of the request, and metadata. */
export interface StoredMessage extends MailRequest {
  id: string;
  /** ISO 8601. */
  receivedAt: string;
  /** Its form, identified by template and parameters. */
  form: string;
}

/** The stored messages of a sink, one JSON file each. */
export interface Outbox {
  add(message: { form: string; body: MailRequest }): Promise<StoredMessage>;
  /** Returns all messages, oldest first. Unreadable and invalid files are left out. */
  list(): Promise<StoredMessage[]>;
  clear(): Promise<void>;
}

function isMessage(value: unknown): value is StoredMessage {
  const { id, receivedAt, form, template_params } = (value ?? {}) as Partial<StoredMessage>;
  const isNamed = [id, receivedAt, form].every((each) => typeof each === 'string');
  return isNamed && typeof template_params === 'object' && template_params !== null;
}

async function readMessage(file: string): Promise<StoredMessage[]> {
  try {
    const message: unknown = JSON.parse(await readFile(file, 'utf8'));
    return isMessage(message) ? [message] : [];
  } catch {
    return [];
  }
}

/** Opens the outbox in a folder, which need not exist yet. */
export function createOutbox(directory: string): Outbox {
  let count = 0;
  const files = async () => {
    const names = await readdir(directory).catch(() => []);
    return names.filter((name) => name.endsWith('.json')).sort();
  };
  return {
    async add({ form, body }) {
      count += 1;
      const receivedAt = new Date().toISOString();
      const order = String(count).padStart(6, '0');
      const id = `${receivedAt.replace(/[:.]/g, '-')}-${order}-${randomUUID().slice(0, 8)}`;
      const message = { id, receivedAt, form, ...body };
      const file = path.join(directory, `${id}.json`);
      writeFile(file, `${JSON.stringify(message, null, 2)}\n`);
      return message;
    },
    async list() {
      const names = await files();
      return (await Promise.all(names.map((name) => readMessage(path.join(directory, name))))).flat();
    },
    async clear() {
      await Promise.all((await files()).map((name) => rm(path.join(directory, name), { force: true })));
    },
  };
}
