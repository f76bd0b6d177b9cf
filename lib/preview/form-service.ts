import { createServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

import { scenarioOf, scenarios } from './form-scenarios';
import type { Scenario } from './form-scenarios';
import { listen, stopListening } from './listen';

/** A request to `/f/{formId}`. */
export type FormRequest = {
  formId: string;
  method: string;
  headers: IncomingHttpHeaders;
  body: string;
  fields: Record<string, string>;
  /** The service has passed it on as a message. */
  delivered: boolean;
};

export type FormService = {
  url: string;
  /** Every request to a form in order of arrival, including preflights (`OPTIONS`). */
  requests: FormRequest[];
  close(): Promise<void>;
};

type Options = { port: number; onMessage?: (message: FormRequest) => void };

/** Field that our captcha page sends once the captcha is passed. */
const captchaField = 'g-recaptcha-response';

const corsHeaders = { 'access-control-allow-origin': '*' };

/**
 * A stand-in for the hosted form service. `POST /f/{formId}` plays the scenario of that id;
 * `GET /requests?formId=` lists what arrived.
 */
export async function startFormService({ port, onMessage }: Options): Promise<FormService> {
  const requests: FormRequest[] = [];

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(`http://service${request.url}`);
    const formId = /^\/f\/([\w.-]+)$/.exec(pathname)?.[1];

    // On a reused connection that breaks, a browser may silently repeat a POST.
    response.setHeader('connection', 'close');

    if (formId) await receive(formId, request, response);
    else if (pathname === '/requests') {
      const wanted = searchParams.get('formId');
      const found = requests.filter((one) => wanted === null || one.formId === wanted);
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(found));
    } else if (pathname === '/thanks') {
      sendPage(response, 200, 'Thanks!', '<p>The form was submitted successfully.</p>');
    } else sendPage(response, 404, 'Page not found', '');
  }

  async function receive(formId: string, request: IncomingMessage, response: ServerResponse) {
    const { method = '', headers } = request;
    const record: FormRequest = { formId, method, headers, body: '', fields: {}, delivered: false };
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
    const { [captchaField]: captcha, ...fields } = Object.fromEntries(new URLSearchParams(content));
    const trapped = Boolean(fields._gotcha);
    const scenario = trapped ? scenarios.preview : scenarioOf(formId);
    const passed = Boolean(scenario.captcha && captcha && !acceptsJson(headers));
    record.body = content;
    record.fields = fields;
    record.delivered = !trapped && (scenario.delivers || passed);

    if (record.delivered) onMessage?.(record);
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
  return { url, requests, close: () => stopListening(server) };
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
  if (record.delivered || scenario.ending === 'accepted') redirectToThanks(response);
  else if (scenario.captcha) sendPage(response, 200, 'One more step', captchaForm(record));
  else sendPage(response, scenario.status, 'There was a problem', problem(scenario));
}

function redirectToThanks(response: ServerResponse) {
  response.writeHead(303, { location: '/thanks' }).end();
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
