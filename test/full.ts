/** True for the long forms of the tests: `npm test -- --full` sets MESHWRIGHT_FULL to 1. */
export const full = process.env.MESHWRIGHT_FULL === '1';
