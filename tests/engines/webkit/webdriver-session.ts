/** A WebDriver session (W3C, «WebDriver», 2): commands are sent to the driver over HTTP, one at a time. */
export interface WebDriverSession {
  /** Sends a command of the session; rejects with the driver's error message if it fails. */
  send<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<T>;
  close(): Promise<void>;
}

interface Failure {
  error: string;
  message: string;
}

async function request<T>(url: string, method: string, body?: object): Promise<T> {
  const response = await fetch(url, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  const { value } = (await response.json()) as { value: T | Failure };
  if (response.ok) return value as T;
  const { error, message } = value as Failure;
  throw new Error(`${method} ${new URL(url).pathname}: ${error} (${message})`);
}

/** Opens a session with a new window. Closing the session closes the window. */
export async function connectWebDriver(driver: string): Promise<WebDriverSession> {
  const { sessionId } = await request<{ sessionId: string }>(`${driver}/session`, 'POST', {
    capabilities: { alwaysMatch: { timeouts: { script: 45_000 } } },
  });
  const session = `${driver}/session/${sessionId}`;
  return {
    send: (method, path, body) => request(session + path, method, body),
    close: async () => void (await request(session, 'DELETE')),
  };
}
