import type { Connect, ViteDevServer } from 'vite';
import { failedPage } from './stopped-page.ts';

/**
 * Creates the handler that shows the failure of a page, in the page and in the overlay. Vite's own answer is an inline
 * script, which the policy of pages refuses. Failures of modules are left to Vite.
 */
export function createFailureAnswer(
  { config, environments }: Pick<ViteDevServer, 'config' | 'environments'>,
  head: () => Promise<string>,
): Connect.ErrorHandleFunction {
  return async (error: Error, request, response, next) => {
    if (!request.headers.accept?.includes('text/html') || response.headersSent) return next(error);
    const { message, stack = '' } = error;
    config.logger.error(`Internal server error: ${message}\n${stack}`, { timestamp: true, error });
    environments.client.hot.send({ type: 'error', err: { message, stack } });
    response.statusCode = 500;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Cache-Control', 'no-store');
    response.end(failedPage(error, await head().catch(() => '')));
  };
}
