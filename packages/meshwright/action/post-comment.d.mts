export interface Place {
  readonly folder: string;
  readonly api: string;
  readonly repository: string;
  readonly pull: number;
  readonly token: string;
  readonly branch?: string;
  readonly server?: string;
}

export declare function postReview(
  place: Place,
): Promise<'created' | 'updated' | 'nothing to say' | 'not allowed'>;
