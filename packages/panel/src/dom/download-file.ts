/** Starts a download of the bytes. Returns a description of the destination for the user. */
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
