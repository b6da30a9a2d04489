export { describeHost, type HostSuiteOptions } from './describe-host.ts';
export type { EditorDriver, OpenEditor, SceneObject, SuiteService } from './editor-driver.ts';
export { panelPage } from './panel-page.ts';
export { playJourney } from './play-journey.ts';
export { openSuiteBackend, type SuiteBackend } from './suite-backend.ts';
