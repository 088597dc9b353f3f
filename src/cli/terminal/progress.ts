/** Whether a person watches: in CI, and where the output goes to a file or another program, nothing moves. */
function isWatched({ isTTY }: NodeJS.WriteStream): boolean {
  return Boolean(isTTY) && process.env.TERM !== 'dumb' && !('CI' in process.env);
}

/**
 * Shows in the last line of a terminal what a command is busy with, until the work is done or has failed; elsewhere
 * nothing is written. The work may change the text with `show`, and print meanwhile.
 */
export async function withProgress<T>(
  text: string,
  work: (show: (text: string) => void) => T | Promise<T>,
  stream: NodeJS.WriteStream = process.stderr,
): Promise<T> {
  if (!isWatched(stream)) return work(() => {});
  const { default: yoctoSpinner } = await import('yocto-spinner');
  const spinner = yoctoSpinner({ text, stream }).start();
  const stop = () => void spinner.stop();
  // A command that ends itself in the middle must give the cursor back.
  process.once('exit', stop);
  try {
    return await work((next) => {
      spinner.text = next;
    });
  } finally {
    process.off('exit', stop);
    stop();
  }
}
