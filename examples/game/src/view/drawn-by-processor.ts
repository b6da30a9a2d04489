/** Whether the canvas is rendered in software; valid once an engine has its context. */
export function drawnByProcessor(canvas: HTMLCanvasElement): boolean {
  const gl = canvas.getContext('webgl2');
  const named = gl?.getExtension('WEBGL_debug_renderer_info')?.UNMASKED_RENDERER_WEBGL;
  return named !== undefined && /swiftshader|llvmpipe|software|basic render/i.test(gl?.getParameter(named));
}
