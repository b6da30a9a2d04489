/** `?full` in the address: every pixel and every reflection, however long a frame takes; for pictures. */
export function fullQuality(): boolean {
  return new URLSearchParams(location.search).has('full');
}
