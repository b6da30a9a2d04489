import { describeHost } from './describe-host.ts';
import { listEditor } from './testing/list-editor.ts';

describeHost(listEditor);
