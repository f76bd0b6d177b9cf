import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { text } from 'node:stream/consumers';
import { formService } from '../form-service/form-service';
import { standInService } from '../site/build-kind';
import { badEmail, type Scenario, type ScenarioId, scenarioOf } from './form-scenarios';
import { listen, stopListening, urlOf } from './listen';

/** A request to the form. */
export type FormRequest = {
  method: string;
  headers: IncomingHttpHeaders;
  fields: Record<string, string>;
  /** Whether the service delivered it as a message, which it never does if the honeypot is filled in. */
  delivered: boolean;
};

type Options = {
  port: number;
  onMessage?: (message: FormRequest) => void;
  /** Whether to refuse an invalid email address, as the service does. */
  checksEmail?: boolean;
};

const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
};

/** Starts the stand-in at the address that previews post to, and prints the messages that arrive. */
export function startStandIn() {
  const port = Number(new URL(standInService).port);
  return startFormService({ port, onMessage: print, checksEmail: true });
}

function print({ fields }: FormRequest) {
  const lines = Object.entries(fields).map(([name, value]) => `  ${name}: ${value}`);
  // Without control characters, which can change what a terminal shows.
  console.log(`A message arrived:\n${lines.join('\n')}\n`.replace(/[^\P{Cc}\t\n]/gu, ''));
}

/** A stand-in for the hosted form service. It accepts every message until it is told to `play` another scenario. */
export async function startFormService({ port, onMessage, checksEmail }: Options) {
  let played = scenarioOf('accepted');
  /** Every request to the form, in order of arrival, including preflights (`OPTIONS`). */
  const requests: FormRequest[] = [];

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = urlOf(request);
    // If a reused connection breaks, a browser may silently repeat a POST.
    response.setHeader('connection', 'close');
    if (pathname === '/f/preview') await receive(request, response);
    else if (pathname === '/captcha') {
      const passed = requests[Number(searchParams.get('of'))];
      if (passed) deliver(passed);
      redirectToThanks(response);
    } else if (pathname === '/thanks') {
      sendPage(response, 200, 'Thanks!', '<p>The form was submitted successfully.</p>');
    } else sendPage(response, 404, 'Page not found');
  }

  async function receive(request: IncomingMessage, response: ServerResponse) {
    const { method = '', headers } = request;
    const record: FormRequest = { method, headers, fields: {}, delivered: false };
    const index = requests.push(record) - 1;
    if (method === 'OPTIONS') {
      response.writeHead(204, corsHeaders).end();
      return;
    }
    record.fields = Object.fromEntries(new URLSearchParams(await text(request)));
    const isWrong = checksEmail && !/^\S+@\S+\.\S+$/.test(record.fields.email ?? '');
    const scenario = isWrong ? badEmail : played;
    if (scenario.delivers) deliver(record);
    if (scenario.fault) breakOff(scenario, response);
    else if (headers.accept?.includes('application/json')) sendReply(scenario, response);
    else if (scenario.delivers) redirectToThanks(response);
    else if (scenario.captcha) sendPage(response, 200, 'One more step', captchaForm(index));
    else sendPage(response, scenario.status, 'There was a problem');
  }

  function deliver(record: FormRequest) {
    if (record.fields[formService.honeypot]) return;
    record.delivered = true;
    onMessage?.(record);
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      // The client may disconnect in the middle of a request.
      if (!request.destroyed || request.complete) throw error;
    });
  });
  const url = await listen(server, port);
  return {
    url,
    requests,
    play: (id: ScenarioId) => void (played = scenarioOf(id)),
    close: () => stopListening(server),
  };
}

function sendReply({ status, contentType, body }: Scenario, response: ServerResponse) {
  response.writeHead(status, { ...corsHeaders, 'content-type': contentType }).end(body);
}

function breakOff({ fault, contentType, body }: Scenario, response: ServerResponse) {
  const socket = response.socket!;
  if (fault === 'reset-after-reading') socket.resetAndDestroy();
  if (fault === 'redirect-without-cors') redirectToThanks(response);
  if (fault !== 'hang-midway') return;
  const length = { 'content-type': contentType, 'content-length': body.length };
  response.writeHead(200, { ...corsHeaders, ...length });
  response.write(body.slice(0, body.length / 2));
}

function redirectToThanks(response: ServerResponse) {
  response.writeHead(303, { location: '/thanks' }).end();
}

function sendPage(response: ServerResponse, status: number, title: string, content = '') {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' });
  response.end(
    `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>${title}</title><h1>${title}</h1>${content}</html>`,
  );
}

/** The page of a captcha: its button delivers the request at this index. */
function captchaForm(index: number): string {
  return `<form method="post" action="/captcha?of=${index}"><button>I’m not a robot</button></form>`;
}
