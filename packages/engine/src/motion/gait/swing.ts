/**
 * Returns the way of a foot in the air, from half a step behind to half a step ahead. It leaves and lands at the speed
 * of the ground, so that it neither jerks nor slides.
 * @param t elapsed share of the swing
 * @param duty share of the cycle on the ground
 */
export function swingAt(t: number, duty: number): number {
  const ground = -(1 - duty) / duty;
  const u = 1 - t;
  return -0.5 * u * u * (1 + 2 * t) + 0.5 * t * t * (3 - 2 * t) + ground * t * u * u - ground * t * t * u;
}
