import { problemAt, type Problem } from '../content/problem';
import type { Content } from '../content/read-content';

/** What the owner should know before publishing. */
export interface GateReport {
  /** What must be put right first; a release refuses while there is one. */
  refusals: Problem[];
  /** What would make the site better. */
  advice: Problem[];
}

/** Looks for what stands between sound content and a site that may be published. */
export function releaseGate({
  business,
  photos,
}: Pick<Content, 'business' | 'photos'>): GateReport {
  const { phone, email, siteAddress, formService, privacy } = business;
  const illustrations = photos.filter(({ illustration }) => illustration).map(({ file }) => file);
  const checks: [stands: boolean, path: PropertyKey[], rule: string][] = [
    [
      isDramaNumber(phone.national),
      ['phone'],
      `${phone.national} is a number for films and examples, which reaches nobody: put your own`,
    ],
    [
      isExampleHost(email.split('@')[1] ?? ''),
      ['email'],
      `${email} is an example, which reaches nobody: put your own`,
    ],
    [
      isExampleHost(new URL(siteAddress).hostname),
      ['siteAddress'],
      `${siteAddress} is an example: put the address under which you publish this site`,
    ],
    [
      isExampleHost(new URL(formService.address).hostname),
      ['formService', 'address'],
      `${formService.address} is an example: put that of your form service`,
    ],
    [
      /^(example|test|preview|your-?form-?id|x+)$/i.test(formService.formId),
      ['formService', 'formId'],
      `"${formService.formId}" is an example: put the id that your form service gave you; content/README.md says how`,
    ],
    [
      privacy.responsible === undefined,
      ['privacy', 'responsible'],
      'is missing: say who is responsible for what visitors send',
    ],
    [
      privacy.kept === undefined,
      ['privacy', 'kept'],
      'is missing: say how long you keep messages, e.g. for 12 months',
    ],
  ];
  return {
    refusals: checks
      .filter(([stands]) => stands)
      .map(([, path, rule]) => problemAt('content/business.ts', path, rule)),
    advice:
      illustrations.length > 0
        ? [
            {
              file: 'content/photos.ts',
              message: `these pictures are still illustrations; photos of your own work would be trusted more: ${illustrations.join(', ')}`,
            },
          ]
        : [],
  };
}

/** Numbers that Ofcom keeps free for television and radio drama, without their spaces. */
const dramaNumbers = [
  /^07700900\d{3}$/, // mobile
  /^01632960\d{3}$/, // no area
  /^01(1[3-8]|[2-6]1)4960\d{3}$/, // Leeds to Reading, Birmingham to Manchester
  /^01914980\d{3}$/, // Tyneside, Durham, Sunderland
  /^02079460\d{3}$/, // London
  /^02896496\d{3}$/, // Northern Ireland
  /^02920180\d{3}$/, // Cardiff
  /^03069990\d{3}$/, // the whole country
  /^08081570\d{3}$/, // freephone
  /^09098790\d{3}$/, // premium rate
];

function isDramaNumber(phone: string): boolean {
  return dramaNumbers.some((range) => range.test(phone.replaceAll(' ', '')));
}

/** Domains kept for examples and tests, which lead nowhere. */
function isExampleHost(host: string): boolean {
  return /(^|\.)(example(\.(com|net|org|co\.uk))?|test|invalid|localhost)$/i.test(host);
}
