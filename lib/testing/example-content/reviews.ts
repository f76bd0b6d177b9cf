import { defineContent } from '../../content/define-content';
import { reviewsSchema } from '../../content/reviews';

export const reviews = defineContent('content/reviews.ts', reviewsSchema, []);
