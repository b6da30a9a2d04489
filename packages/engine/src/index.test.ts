import { expect, it } from 'vitest';
import * as api from './index.ts';

it('exports exactly the reviewed public names', () => {
  expect(Object.keys(api).sort()).toMatchInlineSnapshot(`
    [
      "JobError",
      "animationLibrary",
      "clipPreview",
      "comfyui",
      "createWorkerPool",
      "httpBackend",
      "hunyuan3d",
      "jobs",
      "readBackends",
      "runJob",
    ]
  `);
});
