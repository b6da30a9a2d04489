/** Texts that a renderer says itself, in the language of the host; `{names}` stand for what it inserts. */
export interface RendererWords {
  /** Opens what a card has besides. */
  readonly more: string;
  /** The same for a screen reader: `{title}`. */
  readonly moreFor: string;
  readonly close: string;
  /** Of an option whose value is not its default. */
  readonly changed: string;
  readonly filter: string;
  /** `{label}` */
  readonly filterOf: string;
  /** `{name}` of a file. */
  readonly remove: string;
  /** `{title}` */
  readonly takesOf: string;
  readonly choosePicture: string;
  /** `{most}` */
  readonly choosePictures: string;
  readonly chooseModel: string;
  /** `{most}` */
  readonly chooseModels: string;
  /** `{endings}` of files. */
  readonly onlyEndings: string;
  /** `{most}` */
  readonly tooManyFiles: string;
}

export function rendererWords(say: (text: string) => string): RendererWords {
  return {
    more: say('More'),
    moreFor: say('More for {title}'),
    close: say('Close'),
    changed: say('Changed.'),
    filter: say('Filter'),
    filterOf: say('Filter {label}'),
    remove: say('Remove {name}'),
    takesOf: say('Takes of {title}'),
    choosePicture: say('Choose, drop or paste a picture'),
    choosePictures: say('Choose, drop or paste a picture (up to {most})'),
    chooseModel: say('Choose, drop or paste a model'),
    chooseModels: say('Choose, drop or paste a model (up to {most})'),
    onlyEndings: say('Only {endings} can be added.'),
    tooManyFiles: say('At most {most} files: the first {most} were added.'),
  };
}
