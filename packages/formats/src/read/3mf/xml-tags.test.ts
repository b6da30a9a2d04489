import { expect, it } from 'vitest';
import { readXmlTags } from './xml-tags.ts';

it('reads start tags in order by local name, and skips text, comments, declarations and CDATA', () => {
  const xml = `\ufeff<?xml version="1.0"?><m:a one="1"><!-- <b/> --><b/>text<![CDATA[<c/>]]><?pi <d/>?><e></e></m:a>`;
  expect(tagsOf(xml)).toEqual(['a', 'b', 'e']);
});

it.each([
  ['<a x="1"/>', 'x', '1'],
  [`<a x='1'/>`, 'x', '1'],
  ['<a\n  x = "1"\n/>', 'x', '1'],
  ['<a p:x="1"/>', 'x', '1'],
  ['<a max="2" x="1"/>', 'x', '1'],
  ['<a max="2"/>', 'x', undefined],
  ['<a name="x=&apos;5&apos; > y" x="1"/>', 'x', '1'],
  ['<a name="b > c" x="1"/>', 'name', 'b > c'],
  ['<a x="&lt;&amp;&#65;&#x1F600;&gt;"/>', 'x', '<&A\u{1f600}>'],
  ['<a/>', 'constructor', undefined],
])('%s has %s: %s', (xml, name, value) => {
  let found: string | undefined;
  readXmlTags(xml, (_, attribute) => {
    found = attribute(name);
  });
  expect(found).toBe(value);
});

it('reads tags across the pieces that the parser gets', () => {
  const pad = ' '.repeat(65_520);
  const seen: (string | undefined)[] = [];
  readXmlTags(`<a>${pad}<b name="\u{1f600}${'y'.repeat(70_000)}\u{1f600}"/></a>`, (_, attribute) => {
    seen.push(attribute('name'));
  });
  expect(seen).toEqual([undefined, `\u{1f600}${'y'.repeat(70_000)}\u{1f600}`]);
});

it.each([
  ['an element that is not closed', '<a><b/>'],
  ['a wrong end tag', '<a></b>'],
  ['an attribute without a value', '<a x/>'],
  ['an attribute given twice', '<a x="1" x="2"/>'],
  ['an entity that is not defined', '<a x="&lol;"/>'],
  ['an entity of its own', '<!DOCTYPE a [<!ENTITY lol "ha">]><a x="&lol;"/>'],
  ['two roots', '<a/><b/>'],
  ['no root', ''],
  ['257 levels', '<a>'.repeat(257)],
  ['257 attributes', `<a ${Array.from({ length: 257 }, (_, i) => `x${i}="1"`).join(' ')}/>`],
])('refuses %s', (_, xml) => {
  expect(() => tagsOf(xml)).toThrow(SyntaxError);
});

it('accepts 256 levels and 256 attributes', () => {
  expect(tagsOf('<a>'.repeat(256) + '</a>'.repeat(256))).toHaveLength(256);
  expect(tagsOf(`<a ${Array.from({ length: 256 }, (_, i) => `x${i}="1"`).join(' ')}/>`)).toEqual(['a']);
});

function tagsOf(xml: string): string[] {
  const tags: string[] = [];
  readXmlTags(xml, (tag) => tags.push(tag));
  return tags;
}
