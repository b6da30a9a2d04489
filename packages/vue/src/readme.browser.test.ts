import { join } from 'node:path';
import { guideSuite, readmeSuite } from '@meshwright/testing/components/readme-suite';
import { readmeComponent } from './testing/readme-component.ts';

readmeSuite(join(import.meta.dirname, 'testing/readme-page.ts'), readmeComponent);
guideSuite(join(import.meta.dirname, 'testing/guide-page.ts'), readmeComponent);
