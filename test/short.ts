/** True for the short form: `npm test` sets MESHWRIGHT_SHORT to 1. A test then takes fewer samples, and leaves out large models. */
export const short = process.env.MESHWRIGHT_SHORT === '1';
