/** What of a lamp is not a trained model's work, one sentence for people. */
export const lampStandIn =
  'Stand-in, not a trained model: of the photo the lamp has the light and the dark, sampled and not redrawn; shade and stand are real geometry.';
