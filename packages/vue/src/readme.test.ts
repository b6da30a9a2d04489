import { join } from 'node:path';
import { readmeSuite } from '../../three/src/testing/readme-suite.ts';
import { readmeComponent } from './testing/readme-component.ts';

readmeSuite(join(import.meta.dirname, 'testing/readme-page.ts'), readmeComponent);
