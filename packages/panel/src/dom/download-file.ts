/**
 * Starts a download of the bytes. Returns a description of the destination for the user.
 * @example
 * import { downloadFile } from '@meshwright/panel/dom';
 *
 * downloadFile('chest.glb', new Uint8Array([0x67, 0x6c, 0x54, 0x46]));
 */
export function downloadFile(name: string, bytes: Uint8Array<ArrayBuffer>): string {
  const url = URL.createObjectURL(new Blob([bytes]));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // A browser reads the link some time after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
  return `${name} in the browser's downloads`;
}
