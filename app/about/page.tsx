// The navigation calls the home page About, at an address of its own; search engines list only `/`.
export { default, metadata } from '../page';
