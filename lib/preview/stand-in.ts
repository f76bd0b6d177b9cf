import { standInService } from '../site/build-kind';
import { type FormRequest, type FormService, startFormService } from './form-service';

/** Starts the stand-in form service and prints the messages that arrive. */
export function startStandIn(): Promise<FormService> {
  return startFormService({ port: Number(new URL(standInService).port), onMessage: print });
}

function print({ formId, fields }: FormRequest) {
  const lines = Object.entries(fields).map(
    ([name, value]) => `  ${name.padEnd(8)} ${value.replaceAll(/\r?\n/g, `\n${' '.repeat(11)}`)}`,
  );
  console.log(`A message arrived at the form “${formId}”:\n${lines.join('\n')}\n`);
}
