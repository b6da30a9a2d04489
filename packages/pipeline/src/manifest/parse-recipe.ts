import type { RecipeData } from '../recipe/recipe-data.ts';
import { recipeSchema } from './manifest.ts';
import { type Parsed, parseJsonAs } from './parse-manifest.ts';

/** Reads a recipe file. Returns every mistake as an issue; throws none. */
export function parseRecipe(file: string, text: string): Parsed<RecipeData> {
  return parseJsonAs(recipeSchema, file, text) as Parsed<RecipeData>;
}
