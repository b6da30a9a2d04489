import type { EngineModel, EnginePort } from '../engine-port.ts';

/** Something that a game should know about its scene; the asset is shown all the same. */
export interface AssetWarning {
  readonly code: 'no_environment' | 'not_remembered';
  /** What is seen, and the line that mends it. */
  readonly message: string;
}

/** Returns a check of each loaded model, which warns once when metals have nothing to reflect. */
export function environmentWarning<Node, Native>(
  port: EnginePort<Node, Native>,
  onWarning: (warning: AssetWarning) => void,
): (model: EngineModel<Node, Native>) => void {
  let warned = false;
  return ({ metal }) => {
    if (warned || !metal) return;
    const remedy = port.missingEnvironment?.();
    if (remedy === undefined) return;
    warned = true;
    onWarning({
      code: 'no_environment',
      message: `Metallic surfaces are drawn black: the scene has no environment for them to reflect. ${remedy}`,
    });
  };
}
