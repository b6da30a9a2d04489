import { describeHost } from './describe-host.ts';
import { listEditor } from './testing/list-editor.ts';

// `describe-host.torture.test.ts` runs the actions on a selection, too.
describeHost(listEditor, { actions: [] });
