/** Two faces that can be joined; candidates come best first. */
export interface Candidate {
  readonly first: number;
  readonly second: number;
}

const depths = [1, 2, 4, 8, 16, 40];

/**
 * Chooses candidates so that no face is used twice: best first, then faces left over are taken in along chains of
 * neighbours that change partners.
 * @returns the chosen candidates, in their order
 */
export function matchFaces<T extends Candidate>(candidates: readonly T[], faces: number): T[] {
  const partner = new Int32Array(faces).fill(-1);
  const options: number[][] = Array.from({ length: faces }, () => []);
  candidates.forEach(({ first, second }, i) => {
    options[first]!.push(i);
    options[second]!.push(i);
    if (partner[first]! >= 0 || partner[second]! >= 0) return;
    partner[first] = i;
    partner[second] = i;
  });
  const other = (i: number, face: number): number =>
    candidates[i]!.first === face ? candidates[i]!.second : candidates[i]!.first;
  const seen = new Int32Array(faces).fill(-1);
  let stamp = 0;
  const findPartner = (face: number, depth: number): boolean => {
    for (const i of options[face]!) {
      const near = other(i, face);
      if (seen[near] === stamp) continue;
      seen[near] = stamp;
      const held = partner[near]!;
      if (held >= 0) {
        const left = other(held, near);
        if (depth === 0 || seen[left] === stamp) continue;
        seen[left] = stamp;
        if (!findPartner(left, depth - 1)) continue;
      }
      partner[face] = i;
      partner[near] = i;
      return true;
    }
    return false;
  };
  for (const depth of depths) {
    for (let face = 0; face < faces; face++) {
      if (partner[face]! >= 0) continue;
      stamp++;
      seen[face] = stamp;
      findPartner(face, depth);
    }
  }
  return candidates.filter(({ first, second }, i) => partner[first] === i && partner[second] === i);
}
