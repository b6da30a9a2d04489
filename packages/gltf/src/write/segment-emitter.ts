import { GltfError } from '../gltf-error.ts';
import { lengthOf, type Segment } from './bin-plan.ts';

/** Assembles pieces while the file they refer to is streamed once, from its first byte on. */
export interface SegmentEmitter {
  /** Takes the next bytes of the file. */
  pass(bytes: Uint8Array): void;
  /** Emits the pieces that need no more bytes. Fails with `truncated` when ranges are left. */
  finish(): void;
}

/** `segments` must be ranges of one file in ascending order; `emit` gets every piece of the output. */
export function segmentEmitter(segments: Segment[], emit: (bytes: Uint8Array) => void): SegmentEmitter {
  let current = 0;
  /** Emitted bytes of the current range. */
  let done = 0;
  /** Bytes of the file passed so far. */
  let passed = 0;

  const emitReady = () => {
    for (let segment = segments[current]; segment && 'bytes' in segment; segment = segments[++current])
      if (segment.bytes.byteLength > 0) emit(segment.bytes);
  };

  return {
    pass(bytes) {
      const end = passed + bytes.byteLength;
      for (;;) {
        emitReady();
        const segment = segments[current];
        if (!segment || 'bytes' in segment) break;
        const from = segment.offset + done;
        const to = Math.min(segment.offset + segment.length, end);
        if (from < to) {
          emit(bytes.subarray(from - passed, to - passed));
          done = to - segment.offset;
        }
        if (done < segment.length) break;
        current++;
        done = 0;
      }
      passed = end;
    },
    finish() {
      emitReady();
      const left = segments[current];
      if (!left) return;
      throw new GltfError(
        'truncated',
        `the stream ended ${lengthOf(left) - done} bytes early; download the file again`,
      );
    },
  };
}
