/** The id of a job that no server has, for asking whether it answers. */
export const checkId = 'meshwright-check';
