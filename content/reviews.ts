import { defineContent } from '../lib/content/define-content';
import { reviewsSchema } from '../lib/content/reviews';

export const reviews = defineContent('content/reviews.ts', reviewsSchema, []);
