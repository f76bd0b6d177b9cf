import { defineContent } from '../../content/define-content';

export const reviews = defineContent('reviews', []);
