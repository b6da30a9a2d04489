/** A name with an underscore or a capital inside, a call, code, a link, a path of a machine, or a status code, which no unit follows. */
const technical =
  /\w_\w|\b[a-z]+[A-Z]\w*|\w\(|[{}<>`[\]=]|https?:|data:|\b[A-Z]{2,}_|\/\w+\/|\\|\b[45]\d\d\b(?! (?:milli)?metres\b)|\bnpm\b|\bundefined\b|\bnull\b/;

/** Returns a reason that another program gave if an artist can read it; undefined for code, names of fields and the like. */
export function plainReason(text: string): string | undefined {
  const reason = text.trim();
  return reason === '' || reason.length > 300 || technical.test(reason) ? undefined : reason;
}
