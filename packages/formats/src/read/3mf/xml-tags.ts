import { SaxesParser } from 'saxes';

/** Value of an attribute by local name, without a namespace prefix, references resolved. */
export type Attribute = (name: string) => string | undefined;

/**
 * Calls `visit` for every start tag of an XML text in order, with its local name. Text, comments and declarations are
 * skipped.
 * @throws SyntaxError for XML that is not well-formed, or nests deeper or has more attributes in a tag than any model
 */
export function readXmlTags(xml: string, visit: (tag: string, attribute: Attribute) => void): void {
  // Prefixes are cut off here and no message gives a position, so the parser computes neither.
  const parser = new SaxesParser({ xmlns: false, position: false });
  let depth = 0;
  let attributes = 0;
  parser.on('error', (error) => {
    throw new SyntaxError(error.message);
  });
  parser.on('attribute', () => {
    if (++attributes > mostAttributes)
      throw new SyntaxError(`more than ${mostAttributes} attributes in a tag`);
  });
  parser.on('closetag', () => {
    depth--;
  });
  parser.on('opentag', (tag) => {
    attributes = 0;
    if (++depth > deepest) throw new SyntaxError(`elements nest deeper than ${deepest} levels`);
    visit(localName(tag.name), (name) => attributeOf(tag.attributes, name));
  });
  // The parser copies what it is given, so it gets little at a time.
  for (let at = 0; at < xml.length; at += pieceLength) parser.write(xml.slice(at, at + pieceLength));
  parser.close();
}

const pieceLength = 65_536;

/** A 3MF nests six levels; the parser remembers every open element. */
const deepest = 256;

const mostAttributes = 256;

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function attributeOf(attributes: Readonly<Record<string, string>>, name: string): string | undefined {
  const value = attributes[name];
  if (value !== undefined) return value;
  for (const key in attributes) if (key.endsWith(name) && localName(key) === name) return attributes[key];
  return undefined;
}
