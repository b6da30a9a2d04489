import { AssetError } from '@meshwright/runtime';
import type { AppBase } from 'playcanvas';

/** Classes of the engine that this adapter uses, by the names under which an application lists them. */
const systems = { render: 'RenderComponentSystem' } as const;
const handlers = {
  container: 'ContainerHandler',
  render: 'RenderHandler',
  texture: 'TextureHandler',
} as const;

/** @throws AssetError `engine_setup` for an application without a component system or a handler that models need */
export function checkApplication(app: AppBase): void {
  const lists = [
    ['componentSystems', Object.entries(systems), (id: string) => app.systems[id as 'render']],
    ['resourceHandlers', Object.entries(handlers), (id: string) => app.loader.getHandler(id)],
  ] as const;
  const missing = lists.flatMap(([list, needed, has]) => {
    const names = needed.filter(([id]) => !has(id)).map(([, name]) => name);
    return names.length === 0 ? [] : `add ${names.join(', ')} to \`${list}\``;
  });
  if (missing.length === 0) return;
  const message = `The PlayCanvas application lacks what models need: ${missing.join(' and ')} of its AppOptions before \`app.init(options)\`, or use \`Application\`, which has them all.`;
  throw new AssetError('engine_setup', message);
}
