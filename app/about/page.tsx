// The home page at a second address; the navigation and search engines use only `/`.
export { default, metadata } from '../page';
