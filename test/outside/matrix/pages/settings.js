const copied = new URLSearchParams(location.search).get('copied')?.split(',') ?? [];
/** Folders of decoder files on the page's server, where the bundler does not copy them. */
export const folders = Object.fromEntries(copied.map((name) => [name, `/${name}/`]));
