import { full } from '../../../test/full.ts';
import { describeHost } from './describe-host.ts';
import { listEditor } from './testing/list-editor.ts';

describeHost(listEditor, full ? {} : { actions: ['Rig'] });
