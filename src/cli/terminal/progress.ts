/** Whether a person is watching: there is no animation in CI, or if the output is a file or another program. */
function isWatched({ isTTY }: NodeJS.WriteStream): boolean {
  return Boolean(isTTY) && process.env.TERM !== 'dumb' && !('CI' in process.env);
}

/**
 * Shows the current work of a command in the last line of a terminal, until it ends; elsewhere nothing is written. The
 * work may change the text with `show`, and may print.
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
  // If the command exits before the work ends, the cursor must be shown again.
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
