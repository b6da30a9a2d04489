/** Data for an attack page: addresses, and even secrets. */
export interface Target {
  /** Paths that change state, with a body that does so. */
  readonly writes: readonly { readonly url: string; readonly body: string }[];
  /** Paths that show data. */
  readonly reads: readonly string[];
  /** Signed link of a picture. */
  readonly picture: string;
  readonly key: string;
}

/** Runs in a page of another origin; returns every text it could read. */
type Attack = (target: Target) => Promise<string[]>;

// Each function is sent to the browser as source text, so it uses nothing from outside itself.

export const attacks: Readonly<Record<string, Attack>> = {
  'a form': async ({ writes }) => {
    for (const { url, body } of writes) {
      for (const enctype of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
        const frame = document.createElement('iframe');
        frame.name = `frame${document.body.childElementCount}`;
        document.body.append(frame);
        const form = document.body.appendChild(document.createElement('form'));
        Object.assign(form, { action: url, method: 'POST', enctype, target: frame.name });
        // As text/plain this arrives as JSON with one extra field.
        const field = form.appendChild(document.createElement('input'));
        Object.assign(field, { name: `${body.slice(0, -1)}${body === '{}' ? '' : ','}"x":"`, value: '"}' });
        const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
        form.submit();
        await loaded;
      }
    }
    return [];
  },
  'a fetch of text': async ({ writes }) => {
    const read: string[] = [];
    for (const { url, body } of writes) {
      for (const type of ['text/plain', 'text/plain;application/json', 'application/x-www-form-urlencoded']) {
        const init: RequestInit = {
          method: 'POST',
          body,
          headers: { 'Content-Type': type },
          credentials: 'include',
        };
        await fetch(url, init).then(
          async (answer) => read.push(await answer.text()),
          () => {},
        );
      }
    }
    return read;
  },
  'a fetch without CORS': async ({ writes, reads }) => {
    const read: string[] = [];
    for (const { url, body } of writes) {
      const headers = { 'Content-Type': 'application/json' };
      const init: RequestInit = { method: 'POST', mode: 'no-cors', body, headers, credentials: 'include' };
      await fetch(url, init).then(
        async (answer) => read.push(await answer.text()),
        () => {},
      );
      navigator.sendBeacon(url, body);
    }
    for (const url of reads) {
      await fetch(url, { mode: 'no-cors' }).then(
        async (answer) => read.push(await answer.text()),
        () => {},
      );
    }
    return read.filter((text) => text !== '');
  },
  'an image': async ({ writes, reads, picture }) => {
    const read: string[] = [];
    for (const url of [picture, ...reads, ...writes.map((write) => write.url)]) {
      const image = new Image();
      const seen = new Promise((resolve) => {
        image.onload = () => resolve(read.push(`${image.naturalWidth} x ${image.naturalHeight}`));
        image.onerror = resolve;
      });
      image.src = url;
      await seen;
    }
    return read;
  },
  'a script': async ({ writes, reads }) => {
    const read: string[] = [];
    const known = new Set(Object.getOwnPropertyNames(window));
    addEventListener('error', ({ message }) => {
      if (message !== 'Script error.') read.push(message);
    });
    for (const url of [...reads, ...writes.map((write) => write.url)]) {
      const script = document.createElement('script');
      const over = new Promise((resolve) => {
        script.onload = resolve;
        script.onerror = resolve;
      });
      script.src = url;
      document.body.append(script);
      await over;
    }
    return [...read, ...Object.getOwnPropertyNames(window).filter((name) => !known.has(name))];
  },
  'a frame and a window': async ({ writes, reads, picture }) => {
    const read: string[] = [];
    for (const url of [picture, ...reads, ...writes.map((write) => write.url)]) {
      // A download never fires `load`.
      if (url.includes('.glb?')) continue;
      const frame = document.createElement('iframe');
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
      frame.src = url;
      document.body.append(frame);
      await loaded;
      const text = frame.contentDocument?.body?.textContent;
      if (text) read.push(text);
      const opened = window.open(url);
      try {
        if (opened && opened.location.href !== 'about:blank') read.push(opened.document.body.textContent);
      } catch {
        // Another origin: not readable, as expected.
      }
      opened?.close();
    }
    return read;
  },
  'an event stream': async ({ reads }) => {
    const read: string[] = [];
    for (const url of reads) {
      const source = new EventSource(url, { withCredentials: true });
      await new Promise((resolve) => {
        source.onmessage = ({ data }) => resolve(read.push(String(data)));
        source.onerror = resolve;
      });
      source.close();
    }
    return read;
  },
  'a fetch that knows the key': async ({ writes, reads, key }) => {
    const read: string[] = [];
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` };
    const attempts: [string, RequestInit][] = [
      ...writes.map(({ url, body }): [string, RequestInit] => [url, { method: 'POST', body, headers }]),
      ...reads.map((url): [string, RequestInit] => [url, { headers }]),
      ...reads.map((url): [string, RequestInit] => [url, { method: 'DELETE', headers }]),
    ];
    for (const [url, init] of attempts) {
      await fetch(url, init).then(
        async (answer) => read.push(await answer.text()),
        () => {},
      );
    }
    return read;
  },
};
