import type { RecipeData } from '../recipe/recipe-data.ts';
import { recipeSchema } from './manifest.ts';
import { type Parsed, parseJsonAs } from './parse-manifest.ts';

/** Reads a file with a recipe. Every mistake is an issue; none is thrown. */
export function parseRecipe(file: string, text: string): Parsed<RecipeData> {
  return parseJsonAs(recipeSchema, file, text) as Parsed<RecipeData>;
}
