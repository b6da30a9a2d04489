/** How the lamp falls short of a trained model's work, as one sentence for users. */
export const lampStandIn =
  'Stand-in, not a trained model: of the photo the lamp has the light and the dark, sampled and not redrawn; shade and base are real geometry.';
