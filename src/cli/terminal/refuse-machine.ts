import { type BuildFolders, describeMissingCode, describeSystemRefusal } from '../../build/files/system-error.ts';

/** Ends the command with one line if the cause of an error is the machine. Throws any other error. */
export function refuseMachine(error: unknown, folders: BuildFolders): never {
  const reason = describeMissingCode(error) ?? describeSystemRefusal(error, folders);
  if (!reason) throw error;
  console.error(reason);
  process.exit(1);
}
