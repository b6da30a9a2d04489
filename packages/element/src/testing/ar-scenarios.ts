import { metaQuest3, XRDevice } from 'iwer';
import type { MeshwrightAsset } from '../meshwright-asset.ts';

const only = () => document.querySelector('meshwright-asset') as MeshwrightAsset;
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** A floor 1.6 m below the head of the emulated device, 2 m ahead of it. */
class Floor {
  readonly environmentCanvas = document.createElement('canvas');
  readonly trackedPlanes = new Set();
  readonly trackedMeshes = new Set();
  render(): void {}
  computeHitTestResults(): Float32Array[] {
    return [Float32Array.of(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, -2, 1)];
  }
}

/** Views in the room; what a device brings is emulated, or answered where the page asks the browser for it. */
export const arScenarios = {
  arButton: () => !only().shadowRoot!.querySelector('button')!.hidden,
  async arButtonShows() {
    while (only().shadowRoot!.querySelector('button')!.hidden) await frame();
  },
  activateFails: (): Promise<string> =>
    only()
      .activateAr()
      .then(
        (way) => `opened ${way}`,
        ({ code }: { code: string }) => code,
      ),

  /** Presses the button of a browser that opens links with `rel="ar"`, and returns the link and the file. */
  async quickLook() {
    const supports = DOMTokenList.prototype.supports;
    DOMTokenList.prototype.supports = function (token) {
      return token === 'ar' || supports.call(this, token);
    };
    try {
      const { rel, href, first } = await followed(() => only().activateAr());
      const bytes = new Uint8Array(await (await fetch(href.replace(/#.*/, ''))).arrayBuffer());
      const text = Array.from(bytes, (value) => String.fromCharCode(value)).join('');
      return { rel, hash: new URL(href).hash, first, text };
    } finally {
      DOMTokenList.prototype.supports = supports;
    }
  },

  /** Presses the button on a device with this name, and returns the link. */
  async sceneViewer(userAgent: string) {
    Object.defineProperty(navigator, 'userAgent', { value: userAgent, configurable: true });
    try {
      return (await followed(() => only().activateAr())).href;
    } finally {
      delete (navigator as { userAgent?: string }).userAgent;
    }
  },

  /** Runs a session on an emulated headset, and returns where the model stands in it and after it. */
  async session() {
    const device = new XRDevice(metaQuest3);
    device.installRuntime({ forceInstall: true });
    device.installSEM(Floor as never);
    const { root } = only().asset!;
    const placeOf = () => {
      const place = root.getWorldPosition(root.position.clone());
      return [place.x, place.y, place.z].map((value) => Math.round(value * 100) / 100 || 0);
    };
    const before = placeOf();
    let request: XRSession | undefined;
    const { xr } = navigator;
    const asked = xr!.requestSession.bind(xr);
    let features: XRSessionInit | undefined;
    xr!.requestSession = async (mode, init) => {
      features = init;
      request = await asked(mode, init);
      return request;
    };
    const way = only().activateAr();
    let fault: unknown;
    way.catch((error: unknown) => {
      fault = error;
    });
    while (!request && !fault) await frame();
    if (!request) throw fault;
    for (let count = 0; count < 40 && placeOf()[2] === before[2]; count++) await frame();
    const within = placeOf();
    await request.end();
    const taken = await way;
    await frame();
    return { way: taken, before, within, after: placeOf(), required: features?.requiredFeatures };
  },
};

/** Returns the link that is clicked meanwhile, which is not opened. */
async function followed(act: () => Promise<unknown>) {
  const click = HTMLAnchorElement.prototype.click;
  let link: HTMLAnchorElement | undefined;
  HTMLAnchorElement.prototype.click = function () {
    link = this;
  };
  try {
    await act();
  } finally {
    HTMLAnchorElement.prototype.click = click;
  }
  return { rel: link!.rel, href: link!.href, first: link!.firstElementChild?.localName };
}
