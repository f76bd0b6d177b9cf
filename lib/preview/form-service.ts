import { createServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

import { scenarioOf, scenarios } from './form-scenarios';
import type { Scenario } from './form-scenarios';
import { listen, stopListening } from './listen';

/** A request to `/f/{formId}`, whether or not the service kept it as a message. */
export type FormRequest = {
  formId: string;
  method: string;
  headers: IncomingHttpHeaders;
  body: string;
  fields: Record<string, string>;
  kept: boolean;
};

export type FormService = {
  url: string;
  /** Every request to a form in order of arrival, including preflights (`OPTIONS`). */
  requests: FormRequest[];
  messages(): FormRequest[];
  close(): Promise<void>;
};

type Options = { port: number; onMessage?: (message: FormRequest) => void };

/** Field that our captcha page sends once the captcha is passed. */
const captchaField = 'g-recaptcha-response';

const corsHeaders = { 'access-control-allow-origin': '*' };

/**
 * A stand-in for the hosted form service. `POST /f/{formId}` plays the scenario of that id.
 * `GET /messages` lists the messages that it kept and `GET /requests` every request, both optionally
 * for one `?formId=`. `DELETE /messages` clears both.
 */
export async function startFormService({ port, onMessage }: Options): Promise<FormService> {
  const requests: FormRequest[] = [];
  const messages = () => requests.filter(({ kept }) => kept);

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(`http://service${request.url}`);
    const wanted = searchParams.get('formId');
    const chosen = (list: FormRequest[]) =>
      list.filter(({ formId }) => wanted === null || formId === wanted);
    const formId = /^\/f\/([\w.-]+)$/.exec(pathname)?.[1];

    // On a reused connection that breaks, a browser may silently repeat a POST.
    response.setHeader('connection', 'close');

    if (formId) await receive(formId, request, response);
    else if (pathname === '/messages' && request.method === 'DELETE') {
      requests.length = 0;
      response.writeHead(204).end();
    } else if (pathname === '/messages') sendJson(response, chosen(messages()));
    else if (pathname === '/requests') sendJson(response, chosen(requests));
    else if (pathname === '/thanks') {
      sendPage(response, 200, 'Thanks!', '<p>The form was submitted successfully.</p>');
    } else sendPage(response, 404, 'Page not found', '');
  }

  async function receive(formId: string, request: IncomingMessage, response: ServerResponse) {
    const { method = '', headers } = request;
    const record: FormRequest = { formId, method, headers, body: '', fields: {}, kept: false };
    requests.push(record);

    if (method === 'OPTIONS') {
      const allowed = { 'access-control-allow-headers': '*', 'access-control-allow-methods': '*' };
      response.writeHead(204, { ...corsHeaders, ...allowed }).end();
      return;
    }
    if (method !== 'POST') {
      sendPage(response, 405, 'Method not allowed', '<p>This address takes forms.</p>');
      return;
    }

    if (scenarioOf(formId).fault === 'reset-before-reading') {
      request.socket.resetAndDestroy();
      return;
    }

    const content = await text(request);
    const { [captchaField]: captcha, ...fields } = await readFields(content, headers);
    const trapped = Boolean(fields._gotcha);
    const scenario = trapped ? scenarios.preview : scenarioOf(formId);
    const passed = Boolean(scenario.captcha && captcha && !acceptsJson(headers));
    record.body = content;
    record.fields = fields;
    record.kept = !trapped && (scenario.keeps || passed);

    if (record.kept) onMessage?.(record);
    if (scenario.delay) await pause(scenario.delay, undefined, { ref: false });
    if (scenario.fault) breakOff(scenario, request, response);
    else if (acceptsJson(headers)) sendReply(scenario, response);
    else sendPlainReply(record, scenario, response);
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      // The client may disconnect in the middle of a request.
      if (request.destroyed && !request.complete) return;
      throw error;
    });
  });
  const url = await listen(server, port);
  return { url, requests, messages, close: () => stopListening(server) };
}

async function readFields(content: string, headers: IncomingHttpHeaders) {
  const contentType = headers['content-type'] ?? '';
  try {
    if (contentType.startsWith('application/json')) {
      const entries = Object.entries(JSON.parse(content) as object);
      return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
    }
    const form = await new Response(content, {
      headers: { 'content-type': contentType },
    }).formData();
    return Object.fromEntries(
      [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
    );
  } catch {
    return {};
  }
}

function acceptsJson(headers: IncomingHttpHeaders): boolean {
  return headers.accept?.includes('application/json') ?? false;
}

function breakOff(scenario: Scenario, request: IncomingMessage, response: ServerResponse) {
  const { fault, status, body, contentType } = scenario;
  if (fault === 'reset-after-reading') request.socket.resetAndDestroy();
  if (fault === 'redirect-without-cors') redirectToThanks(response);
  if (fault !== 'hang-midway' && fault !== 'drop-midway') return;

  const type = acceptsJson(request.headers) ? contentType : 'text/html';
  response.writeHead(status, {
    ...corsHeaders,
    'content-type': type,
    'content-length': Buffer.byteLength(body),
  });
  response.write(body.slice(0, body.length / 2), () => {
    if (fault === 'drop-midway') request.socket.destroy();
  });
}

function sendReply({ status, contentType, body }: Scenario, response: ServerResponse) {
  response.writeHead(status, { ...corsHeaders, 'content-type': contentType }).end(body);
}

function sendPlainReply(record: FormRequest, scenario: Scenario, response: ServerResponse) {
  if (record.kept || scenario.ending === 'accepted') redirectToThanks(response);
  else if (scenario.captcha) sendPage(response, 200, 'One more step', captchaForm(record));
  else sendPage(response, scenario.status, 'There was a problem', problem(scenario));
}

function redirectToThanks(response: ServerResponse) {
  response.writeHead(303, { location: '/thanks' }).end();
}

function sendJson(response: ServerResponse, value: unknown) {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}

function sendPage(response: ServerResponse, status: number, title: string, content: string) {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' });
  response.end(
    `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>${title}</title><h1>${title}</h1>${content}</html>`,
  );
}

function captchaForm({ formId, fields }: FormRequest): string {
  const inputs = Object.entries({ ...fields, [captchaField]: 'passed' }).map(
    ([name, value]) =>
      `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  return `<form method="post" action="/f/${formId}">${inputs.join('')}<button>I’m not a robot</button></form>`;
}

function problem({ body }: Scenario): string {
  return `<p>The form could not be submitted. The service said:</p><pre>${escapeHtml(body)}</pre>`;
}

function escapeHtml(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
