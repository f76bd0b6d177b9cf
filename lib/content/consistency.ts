import type { Issue } from '../reading/problem';
import { businessIssues } from './business';
import type { Content } from './define-content';
import { priceIssues } from './price-issues';
import { questionIssues } from './questions';
import { serviceIssues } from './services';
import { unique } from './unique';

/** Where values of the content, each right by itself, contradict or repeat each other. */
export function inconsistencies(content: Content): Issue[] {
  const { business, pages, photos, priceGuide, questions, reviews } = content;
  return [
    ...businessIssues(business),
    ...unique(['pages', 'contact', 'next'], pages.contact.next),
    ...unique(['photos'], photos, 'file'),
    ...unique(['photos'], photos, 'alt'),
    ...priceIssues(priceGuide, content.services),
    ...questionIssues(questions),
    ...unique(['reviews'], reviews, 'text'),
    ...serviceIssues(content),
  ];
}
