/** Parts of this package that tests of other packages look into. Not published. */
export type { StudioPage } from './page/main.ts';
export { pageFiles } from './server/page-files.ts';
export { type StudioServer, serveStudio } from './server/serve-studio.ts';
