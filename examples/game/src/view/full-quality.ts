/** Whether the address has `?full`: every pixel and reflection at any frame time, for pictures. */
export function fullQuality(): boolean {
  return new URLSearchParams(location.search).has('full');
}
