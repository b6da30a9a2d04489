import { type ComponentChildren, h } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Server } from '../server.ts';

export interface PictureProps {
  readonly server: Server;
  readonly task: string;
  /** Null while there is no picture. */
  readonly name: string | null;
  readonly size: 'small' | 'large';
  readonly alt: string;
}

/**
 * Shows a picture file of a task. An <img> cannot send the token, so the bytes are fetched when the picture is about
 * to scroll into view, and freed on unmount.
 */
export function Picture({ server, task, name, size, alt }: PictureProps): ComponentChildren {
  const place = useRef<HTMLSpanElement>(null);
  const [address, setAddress] = useState<string>();

  useEffect(() => {
    if (name === null || !place.current) return;
    const stop = new AbortController();
    let objectUrl: string | undefined;
    const load = async () => {
      const blob = await server.file(task, name, stop.signal);
      if (stop.signal.aborted) return;
      objectUrl = URL.createObjectURL(blob);
      setAddress(objectUrl);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        // A failed or deleted picture stays an empty placeholder.
        load().catch(() => {});
      },
      { rootMargin: '200px' },
    );
    observer.observe(place.current);
    return () => {
      stop.abort();
      observer.disconnect();
      setAddress(undefined);
      if (objectUrl) URL.revokeObjectURL(objectUrl);
    };
  }, [server, task, name]);

  return h(
    'span',
    { ref: place, class: `picture ${size}` },
    address !== undefined && h('img', { src: address, alt, onError: () => setAddress(undefined) }),
  );
}
