/** One start tag. */
export interface XmlTag {
  /** Local name, without a namespace prefix. */
  readonly tag: string;
  /** Value by local name, character references resolved. */
  attribute(name: string): string | undefined;
}

/** Yields the start tags of an XML text in order; text, comments, declarations and end tags are skipped. */
export function* readXmlTags(xml: string): Generator<XmlTag> {
  for (let at = xml.indexOf('<'); at >= 0; at = xml.indexOf('<', at)) {
    if (xml.startsWith('<!--', at)) {
      const end = xml.indexOf('-->', at);
      if (end < 0) return;
      at = end + 3;
      continue;
    }
    const end = xml.indexOf('>', at);
    if (end < 0) return;
    const first = xml.charCodeAt(at + 1);
    const text = xml.slice(at + 1, end);
    at = end + 1;
    if (first === slash || first === question || first === bang) continue;
    const name = /^[^\s/]+/.exec(text)?.[0] ?? '';
    yield { tag: name.slice(name.indexOf(':') + 1), attribute: (key) => attributeOf(text, key) };
  }
}

const slash = 0x2f;
const question = 0x3f;
const bang = 0x21;

function attributeOf(text: string, key: string): string | undefined {
  for (let at = text.indexOf(key); at >= 0; at = text.indexOf(key, at + 1)) {
    if (!/[\s:]/.test(text[at - 1] ?? '')) continue;
    const rest = /^\s*=\s*(?:"([^"]*)"|'([^']*)')/.exec(text.slice(at + key.length));
    if (rest) return unescapeXml(rest[1] ?? rest[2] ?? '');
  }
  return undefined;
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescapeXml(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (all, hexCode, code, name) => {
    if (name) return named[name] ?? all;
    const point = hexCode ? Number.parseInt(hexCode, 16) : Number(code);
    return point <= 0x10ffff ? String.fromCodePoint(point) : all;
  });
}
