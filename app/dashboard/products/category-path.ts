/** A category, with its subcategory where there is one, as staff read it. */
export function categoryPathName(category: string, subcategory: string | null): string {
  return subcategory === null ? category : `${category} › ${subcategory}`;
}
