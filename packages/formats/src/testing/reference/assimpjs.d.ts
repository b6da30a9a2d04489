declare module 'assimpjs' {
  const load: () => Promise<unknown>;
  export = load;
}
