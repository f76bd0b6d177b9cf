import type { Content } from '../content/read-content';

/** What the owner should know before publishing. */
export interface GateReport {
  /** What must be put right first, in sentences; a release refuses while there is one. */
  refusals: string[];
  /** What would make the site better. */
  advice: string[];
}

/** Looks for what stands between sound content and a site that may be published. */
export function releaseGate({
  business,
  photos,
  priceGuide,
}: Pick<Content, 'business' | 'photos' | 'priceGuide'>): GateReport {
  const { phone, email, siteAddress, formService, privacy } = business;
  const illustrations = photos.filter(({ illustration }) => illustration).map(({ file }) => file);
  const checks: [stands: boolean, sentence: string][] = [
    [
      isDramaNumber(phone.national),
      `content/business.ts: phone ${phone.national} is a number for films and examples, which reaches nobody: put your own`,
    ],
    [
      isExampleHost(email.split('@')[1] ?? ''),
      `content/business.ts: email ${email} is an example, which reaches nobody: put your own`,
    ],
    [
      isExampleHost(new URL(siteAddress).hostname),
      `content/business.ts: siteAddress ${siteAddress} is an example: put the address under which you publish this site`,
    ],
    [
      isExampleHost(new URL(formService.address).hostname),
      `content/business.ts: formService, address ${formService.address} is an example: put that of your form service`,
    ],
    [
      /^(example|test|preview|your-?form-?id|x+)$/i.test(formService.formId),
      `content/business.ts: formService, formId "${formService.formId}" is an example: put the id that your form service gave you; content/README.md says how`,
    ],
    [
      privacy.responsible === undefined,
      'content/business.ts: privacy, responsible is missing: say who is responsible for what visitors send',
    ],
    [
      privacy.kept === undefined,
      'content/business.ts: privacy, kept is missing: say how long you keep messages, e.g. for 12 months',
    ],
    [
      !saysGuides(priceGuide.notes.guide),
      'content/prices.ts: notes, guide must say that prices are guides, e.g. "Prices are guides and may vary."',
    ],
  ];
  return {
    refusals: checks.filter(([stands]) => stands).map(([, sentence]) => sentence),
    advice:
      illustrations.length > 0
        ? [
            `content/photos.ts: these pictures are still illustrations; photos of your own work would be trusted more: ${illustrations.join(', ')}`,
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

/** "This is our price guide" does not say it. */
function saysGuides(note: string): boolean {
  return /\b(are|is|as)\b[^.!?]*(?<!price )\bguides?\b/i.test(note);
}
