import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { standInService } from '../site/build-kind';
import { type Scenario, scenarioOf, scenarios } from './form-scenarios';
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

export type StandIn = Awaited<ReturnType<typeof startFormService>>;

type Options = { port: number; onMessage?: (message: FormRequest) => void };

/** Field that our captcha page sends once the captcha is passed. */
const captchaField = 'g-recaptcha-response';

const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
};

/** Starts the stand-in at the address that previews post to, and prints the messages that arrive. */
export function startStandIn() {
  return startFormService({ port: Number(new URL(standInService).port), onMessage: print });
}

function print({ formId, fields }: FormRequest) {
  const lines = Object.entries(fields).map(
    ([name, value]) => `  ${name.padEnd(8)} ${value.replaceAll(/\r?\n/g, `\n${' '.repeat(11)}`)}`,
  );
  console.log(`A message arrived at the form “${formId}”:\n${lines.join('\n')}\n`);
}

/**
 * A stand-in for the hosted form service. `POST /f/{formId}` plays the scenario of that id;
 * `GET /requests?formId=` lists what arrived.
 */
export async function startFormService({ port, onMessage }: Options) {
  /** Every request to a form in order of arrival, including preflights (`OPTIONS`). */
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
      response.writeHead(204, corsHeaders).end();
      return;
    }
    record.body = await text(request);
    const sent = Object.fromEntries(new URLSearchParams(record.body));
    const { [captchaField]: captcha, ...fields } = sent;
    const isScript = headers.accept?.includes('application/json') ?? false;
    // A message that fills in the honeypot is accepted and dropped.
    const scenario = fields._gotcha
      ? { ...scenarios.preview, delivers: false }
      : scenarioOf(formId);
    const isPassed = Boolean(scenario.captcha && captcha && !isScript);
    record.fields = fields;
    record.delivered = scenario.delivers || isPassed;

    if (record.delivered) onMessage?.(record);
    if (scenario.delay) await pause(scenario.delay, undefined, { ref: false });
    if (scenario.fault) breakOff(scenario, response);
    else if (isScript) sendReply(scenario, response);
    else if (record.delivered || scenario.ending === 'accepted') redirectToThanks(response);
    else if (scenario.captcha) sendPage(response, 200, 'One more step', captchaForm(record));
    else sendPage(response, scenario.status, 'There was a problem', problem(scenario));
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      // The client may disconnect in the middle of a request.
      if (!request.destroyed || request.complete) throw error;
    });
  });
  const url = await listen(server, port);
  return { url, requests, close: () => stopListening(server) };
}

function sendReply({ status, contentType, body }: Scenario, response: ServerResponse) {
  response.writeHead(status, { ...corsHeaders, 'content-type': contentType }).end(body);
}

function breakOff({ fault, contentType, body }: Scenario, response: ServerResponse) {
  const socket = response.socket!;
  if (fault === 'reset-after-reading') socket.resetAndDestroy();
  if (fault === 'redirect-without-cors') redirectToThanks(response);
  if (fault !== 'hang-midway' && fault !== 'drop-midway') return;
  const length = { 'content-type': contentType, 'content-length': body.length };
  response.writeHead(200, { ...corsHeaders, ...length });
  response.write(body.slice(0, body.length / 2), () => {
    if (fault === 'drop-midway') socket.destroy();
  });
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
    ([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`,
  );
  return `<form method="post" action="/f/${formId}">${inputs.join('')}<button>I’m not a robot</button></form>`;
}

function problem({ body }: Scenario): string {
  return `<p>The form could not be submitted. The service said:</p><pre>${escape(body)}</pre>`;
}

function escape(value: string): string {
  return value.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
