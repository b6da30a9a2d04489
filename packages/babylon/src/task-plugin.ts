import type {
  ISceneLoaderPluginFactory,
  ISceneLoaderProgressEvent,
} from '@babylonjs/core/Loading/sceneLoader.js';
import type { IFileRequest } from '@babylonjs/core/Misc/fileRequest.js';
import { Observable } from '@babylonjs/core/Misc/observable.js';
import { GLTFFileLoader } from '@babylonjs/loaders/glTF/glTFFileLoader.js';
import { assetFetcher, type FetchAsset, type FetcherOptions } from '@meshwright/runtime';
import { registerGltf } from './register-gltf.ts';

/**
 * Returns a loader plugin: after `RegisterSceneLoaderPlugin(taskPlugin({ client, families }))`,
 * `LoadAssetContainerAsync('rigging:ID@host', scene, { pluginExtension: '.task' })` loads a task through the asset cache.
 * @example
 * import { LoadAssetContainerAsync, RegisterSceneLoaderPlugin } from '@babylonjs/core/Loading/sceneLoader.js';
 * import { taskPlugin } from '@meshwright/babylon';
 * import { createClient } from '@meshwright/client';
 * import { textTo3d } from '@meshwright/contract';
 *
 * const client = createClient({ proxyUrl: '/api/meshwright' });
 * RegisterSceneLoaderPlugin(taskPlugin({ client, families: [textTo3d] }));
 * const container = await LoadAssetContainerAsync('text-to-3d:ID', scene, { pluginExtension: '.task' });
 * container.addAllToScene();
 */
export function taskPlugin(options: FetcherOptions): ISceneLoaderPluginFactory {
  const fetchAsset = assetFetcher(options);
  registerGltf();
  return {
    name: 'meshwright-task',
    extensions: { '.task': { isBinary: true } },
    createPlugin: (plugins) => taskFileLoader(fetchAsset, new GLTFFileLoader(plugins.gltf)),
  };
}

function taskFileLoader(fetchAsset: FetchAsset, loader: GLTFFileLoader): GLTFFileLoader {
  const loadBytes = loader.loadFile.bind(loader);
  loader.loadFile = (scene, source, rootUrl, onSuccess, onProgress, useArrayBuffer, onError, name) => {
    const stop = new AbortController();
    const request: IFileRequest = { abort: () => stop.abort(), onCompleteObservable: new Observable() };
    // The engine prefixes the name with what it takes for a folder.
    const text = typeof source === 'string' ? source : (name ?? '');
    fetchAsset(text, { signal: stop.signal, onProgress: (received) => onProgress?.(eventOf(received)) })
      .then(({ bytes }) => {
        loadBytes(scene, bytes, rootUrl, onSuccess, onProgress, useArrayBuffer, onError, name);
        request.onCompleteObservable.notifyObservers(request);
      })
      .catch((error) => onError?.(undefined, error));
    return request;
  };
  return loader;
}

function eventOf({ bytes, total }: { bytes: number; total: number | undefined }): ISceneLoaderProgressEvent {
  return { lengthComputable: total !== undefined, loaded: bytes, total: total ?? 0 };
}
