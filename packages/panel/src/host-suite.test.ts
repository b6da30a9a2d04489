import { describeHost } from './host-suite.ts';
import { listEditor } from './testing/list-editor.ts';

describeHost(listEditor);
