export function exampleIn(doc: string): string;
