/** The key of element ids in the W3C WebDriver protocol. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/**
 * Opens a session with a server that speaks W3C WebDriver. The function that it returns sends a
 * command of that session, such as `POST url`, and resolves to its value.
 */
export async function openSession(server: string, capabilities: object) {
  const { sessionId } = await send(`${server}/session`, 'POST', {
    capabilities: { alwaysMatch: capabilities },
  });
  const command = (method: 'POST' | 'DELETE', path: string, body: object = {}) =>
    send(`${server}/session/${sessionId}${path}`, method, body);
  return {
    command,
    async onElement(selector: string, path: string, body?: object) {
      const found = await command('POST', '/element', { using: 'css selector', value: selector });
      return command('POST', `/element/${found[elementKey]}${path}`, body);
    },
  };
}

// oxlint-disable-next-line typescript/no-explicit-any
async function send(url: string, method: string, body: object): Promise<any> {
  const response = await fetch(url, {
    method,
    ...(method === 'POST' && { body: JSON.stringify(body) }),
  });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${method} ${url}: ${value.error}: ${value.message}`);
  return value;
}
