export { saveTo } from './node/save-to.ts';
