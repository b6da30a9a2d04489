/** Whether a generated model is remeshed: only `vendor-6` leaves it as it is by default. */
export function isRemeshed({ should_remesh, ai_model }: Readonly<Record<string, unknown>>): boolean {
  return (should_remesh ?? ai_model !== 'vendor-6') === true;
}

/** Whether a generated model gets quads: only where it is remeshed. */
export function wantsQuads(request: Readonly<Record<string, unknown>>): boolean {
  return request.topology === 'quad' && isRemeshed(request);
}
