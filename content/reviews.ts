import { defineContent } from '../lib/content/define-content';

export const reviews = defineContent('reviews', []);
