import type { Tool } from './tool.ts';
import { adoptTool } from './tools/adopt.ts';
import { clipsTool } from './tools/clips.ts';
import { createTool } from './tools/create.ts';
import { diffTool } from './tools/diff.ts';
import { doctorTool } from './tools/doctor.ts';
import { importTool } from './tools/import.ts';
import { inspectTool } from './tools/inspect.ts';
import { listTool } from './tools/list.ts';
import { lookTool } from './tools/look.ts';
import { optimizeTool } from './tools/optimize.ts';
import { placeTool } from './tools/place.ts';
import { planTool } from './tools/plan.ts';
import { syncTool } from './tools/sync.ts';
import { waitTool } from './tools/wait.ts';

/** Every tool, in the order of a first use. */
export function allTools(): Tool[] {
  return [
    planTool(),
    createTool(),
    waitTool(),
    listTool(),
    adoptTool(),
    syncTool(),
    inspectTool(),
    doctorTool(),
    lookTool(),
    diffTool(),
    placeTool(),
    optimizeTool(),
    clipsTool(),
    importTool(),
  ];
}
