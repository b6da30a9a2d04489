/** The transcoder of Basis Universal, which the script of the engine's package defines. */
interface Transcoder {
  readonly wasmBinary: ArrayBuffer;
  onRuntimeInitialized(): void;
  initializeBasis(): void;
  KTX2File: new (bytes: Uint8Array) => Ktx2File;
}

interface Ktx2File {
  isValid(): boolean;
  isUASTC(): boolean;
  getWidth(): number;
  getHeight(): number;
  getLevels(): number;
  getHasAlpha(): number;
  startTranscoding(): number;
  getImageLevelInfo(level: number, layer: number, face: number): { origWidth: number; origHeight: number };
  getImageTranscodedSizeInBytes(level: number, layer: number, face: number, format: number): number;
  transcodeImage(
    target: Uint8Array,
    ...place: [
      level: number,
      layer: number,
      face: number,
      format: number,
      flags: number,
      one: number,
      two: number,
    ]
  ): number;
  close(): void;
  delete(): void;
}

declare const BASIS: (transcoder: Partial<Transcoder>) => unknown;

/** What the engine posts, and `init` before it. */
type Message =
  | { readonly action: 'init'; readonly binary: ArrayBuffer }
  | {
      readonly action: 'decode';
      readonly data: Uint8Array;
      readonly caps: Readonly<Record<string, boolean>>;
      readonly options?: { readonly forceRGBA?: boolean };
    };

/**
 * Answers the engine's messages to a KTX2 worker. Its source text is the body of the worker, so it refers to nothing
 * outside.
 */
export function basisWorker(): void {
  const port = self as unknown as {
    onmessage: (event: { readonly data: Message }) => void;
    postMessage(message: object, transfer?: Transferable[]): void;
  };
  /** Capability of the engine, format of the transcoder and of WebGL; each without and with alpha. */
  const targets = [
    { needs: 'astc', to: [10, 10], gl: [0x93b0, 0x93b0] },
    { needs: 'bptc', to: [6, 6], gl: [0x8e8c, 0x8e8c] },
    { needs: 'etc2', to: [0, 1], gl: [0x9274, 0x9278] },
    { needs: 's3tc', to: [2, 3], gl: [0x83f0, 0x83f3] },
  ] as const;
  const plain = { to: [13, 13], gl: [0x8058, 0x8058] } as const;
  let transcoder: Partial<Transcoder>;
  let ready: Promise<void>;

  // The transcoder has a method `then`, so no promise resolves to it.
  function start(wasmBinary: ArrayBuffer): Promise<void> {
    return new Promise((resolve) => {
      transcoder = { wasmBinary, onRuntimeInitialized: resolve };
      BASIS(transcoder);
    });
  }

  function decode({ data, caps, options }: Message & { action: 'decode' }) {
    const file = new (transcoder as Transcoder).KTX2File(data);
    try {
      if (!file.isValid() || !file.startTranscoding()) throw new Error('The KTX2 picture cannot be read.');
      const [width, height] = [file.getWidth(), file.getHeight()];
      const alpha = file.getHasAlpha() ? 1 : 0;
      // Blocks have four pixels a side; ETC1S becomes ETC2 without loss.
      const inBlocks = width % 4 === 0 && height % 4 === 0 && !options?.forceRGBA;
      const order = file.isUASTC() ? targets : [targets[2], ...targets];
      const { to, gl } = (inBlocks && order.find(({ needs }) => caps[needs])) || plain;
      const mipmaps = Array.from({ length: file.getLevels() }, (_, level) => {
        const { origWidth, origHeight } = file.getImageLevelInfo(level, 0, 0);
        const bytes = new Uint8Array(file.getImageTranscodedSizeInBytes(level, 0, 0, to[alpha]));
        if (!file.transcodeImage(bytes, level, 0, 0, to[alpha], 0, -1, -1))
          throw new Error('A KTX2 level cannot be read.');
        return { data: bytes, width: origWidth, height: origHeight };
      });
      // KTX 2.0, section 3.3 and Khronos Data Format: the transfer function of the basic descriptor; 2 is sRGB.
      const descriptor = new DataView(data.buffer, data.byteOffset).getUint32(48, true);
      const isInGammaSpace = data[descriptor + 14] === 2;
      return {
        width,
        height,
        transcodedFormat: gl[alpha],
        mipmaps,
        isInGammaSpace,
        hasAlpha: alpha === 1,
        transcoderName: 'basis',
      };
    } finally {
      file.close();
      file.delete();
    }
  }

  port.onmessage = ({ data: message }) => {
    if (message.action === 'init') {
      ready = start(message.binary).then(() => (transcoder as Transcoder).initializeBasis());
      return;
    }
    if (message.action !== 'decode') return;
    ready
      .then(() => decode(message))
      .then(
        (decodedData) =>
          port.postMessage(
            { action: 'decoded', success: true, decodedData },
            decodedData.mipmaps.map(({ data }) => data.buffer),
          ),
        (error: unknown) => port.postMessage({ action: 'decoded', success: false, msg: String(error) }),
      );
  };
}
